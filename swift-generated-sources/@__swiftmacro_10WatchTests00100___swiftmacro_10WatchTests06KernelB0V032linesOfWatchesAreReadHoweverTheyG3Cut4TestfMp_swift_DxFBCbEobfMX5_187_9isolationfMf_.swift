nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V032linesOfWatchesAreReadHoweverTheyG3Cut4TestfMp_.swift:6:188-6:198
