nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V26pathsOfAnyLengthAreWatched4TestfMp_.swift:4:176-4:186
