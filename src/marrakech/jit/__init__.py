"""Compiling with numba: the decorators, the cache on disk, and compiling in the background.

decorators  compile a function and keep its machine code; plain functions that it calls are compiled with it
with_numba  what they do where numba is installed; without it functions stay as they are
provider    where compiled functions come from: the compiler, or an engine in WebAssembly
sources     which files compiled code is made from, and their digest
cache       where machine code is kept, keyed by that digest
bounds      indices that are checked, for tests
compiler    a separate process that fills the cache
scratch     numbers that a function works in, on the stack where it is compiled
whole       what that process does otherwise than numba: one program, not one function after the other
background  a thread that loads compiled functions while play goes on interpreted

Apart from the kernel, nothing here knows what is compiled. A user passes the name of a module with a
`functions()` generator that calls each function once (the engine's is `engine.warm`).
"""
