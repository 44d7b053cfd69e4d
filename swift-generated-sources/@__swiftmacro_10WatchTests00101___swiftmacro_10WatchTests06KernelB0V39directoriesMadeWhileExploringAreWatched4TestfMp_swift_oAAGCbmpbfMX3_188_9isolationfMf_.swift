nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V39directoriesMadeWhileExploringAreWatched4TestfMp_.swift:4:189-4:199
