nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V38barrierComesAfterAllThatHappenedBefore4TestfMp_.swift:4:188-4:198
