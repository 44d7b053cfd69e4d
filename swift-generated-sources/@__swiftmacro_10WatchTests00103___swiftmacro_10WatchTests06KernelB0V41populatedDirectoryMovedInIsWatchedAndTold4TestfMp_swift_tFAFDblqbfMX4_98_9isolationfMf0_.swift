nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V41populatedDirectoryMovedInIsWatchedAndTold4TestfMp_.swift:5:99-5:109
