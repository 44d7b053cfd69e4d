nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_.swift:6:184-6:194
