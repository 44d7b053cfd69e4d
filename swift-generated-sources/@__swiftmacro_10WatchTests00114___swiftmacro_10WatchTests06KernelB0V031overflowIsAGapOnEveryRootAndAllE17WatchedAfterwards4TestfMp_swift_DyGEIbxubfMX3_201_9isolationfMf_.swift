nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V031overflowIsAGapOnEveryRootAndAllE17WatchedAfterwards4TestfMp_.swift:4:202-4:212
