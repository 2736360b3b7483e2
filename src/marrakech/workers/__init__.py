"""Pure units of work, on all cores of this machine or on a Ray cluster.

runner   the interface, `Runner`
pool     `LocalPool`: processes on this machine
cluster  `RayCluster`

Nothing here knows of games: `arena` and `training` bring the functions and the values to call them with.
"""
