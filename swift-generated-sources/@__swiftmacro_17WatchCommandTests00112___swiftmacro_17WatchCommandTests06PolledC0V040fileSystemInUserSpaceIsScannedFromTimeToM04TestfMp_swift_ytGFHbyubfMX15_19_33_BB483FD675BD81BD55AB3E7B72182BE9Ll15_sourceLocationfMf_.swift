Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_.swift:16:20-16:36
