nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_.swift:4:198-4:208
