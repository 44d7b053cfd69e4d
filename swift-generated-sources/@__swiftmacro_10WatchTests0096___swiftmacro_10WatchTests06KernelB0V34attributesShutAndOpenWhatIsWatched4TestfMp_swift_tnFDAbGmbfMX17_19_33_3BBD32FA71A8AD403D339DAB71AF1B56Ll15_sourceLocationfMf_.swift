Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V34attributesShutAndOpenWhatIsWatched4TestfMp_.swift:18:20-18:36
