"""Marrakech without a server: the same application in a browser's worker, on any static host.

`host` answers the page's requests; `thinking` is where bots think, since a worker has neither processes nor
threads; `study_port` speaks to a second worker, which starts when a review is asked for (`studying`). The
JavaScript around it is in `web/lite`, the store in `store.indexeddb`.
"""
