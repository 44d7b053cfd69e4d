nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V41populatedDirectoryMovedInIsWatchedAndTold4TestfMp_.swift:4:191-4:201
