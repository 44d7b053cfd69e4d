nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_.swift:4:200-4:210
