nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V40onlyOneWatchesAtATimeAndAnotherMayFollow4TestfMp_.swift:4:190-4:200
