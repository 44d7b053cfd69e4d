nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests06PolledC0V040fileSystemInUserSpaceIsScannedFromTimeToM04TestfMp_.swift:5:99-5:109
