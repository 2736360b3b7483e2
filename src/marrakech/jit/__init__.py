"""Compiling with numba: the decorators, the cache on disk, and compiling in the background.

decorators  compile a function and keep its machine code; plain functions that it calls are compiled with it
cache       where machine code is kept, keyed by the sources it is compiled from
bounds      indices that are checked, for tests
compiler    a separate process that fills the cache
background  a thread that loads compiled functions while play goes on interpreted

Apart from the kernel, nothing here knows what is compiled. A user passes the name of a module with a
`functions()` generator that calls each function once (the engine's is `engine.warm`).
"""
