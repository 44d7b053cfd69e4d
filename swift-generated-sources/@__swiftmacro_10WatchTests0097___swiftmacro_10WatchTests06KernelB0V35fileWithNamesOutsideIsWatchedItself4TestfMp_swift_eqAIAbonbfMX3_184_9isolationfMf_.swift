nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V35fileWithNamesOutsideIsWatchedItself4TestfMp_.swift:4:185-4:195
