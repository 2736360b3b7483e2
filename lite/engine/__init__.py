"""The engine as WebAssembly, from the functions that numba compiles for play: `python -m lite.engine FOLDER`.

wasm     numba's code for another machine: the one module that uses what numba keeps to itself
layout   where every array lies
build    the files: engine.wasm, layout.json and the networks, kept by digest

Only for building: nothing here is in the wheel. `web/lite/engine.mjs` loads the result.
"""
