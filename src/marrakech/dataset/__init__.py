"""Games by the million: positions, choices and outcomes as Parquet files, and a reader (extra `data`).

    recipe       what a dataset is made of, and its shards
    shardrows    one shard: its games played in compiled code, with the master's values
    parquet      a shard as a file, and back
    making       writing the shards of a dataset, going on where it stopped
    datareader   `Dataset`: batches for numpy or torch
    kernelcheck  games of a dataset played again by the rules, choice by choice
    datacard     the statistics of a dataset, and the card that lies beside it

>>> from marrakech.dataset.datareader import Dataset
"""
