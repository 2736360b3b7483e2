"""Pure tasks, run on all cores of this machine or on a Ray cluster.

runner   the interface, `Runner`
pool     `LocalPool`: processes on this machine
cluster  `RayCluster`

Nothing here knows about games: `arena` and `training` supply the functions and their arguments.
"""
