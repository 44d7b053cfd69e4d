nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_.swift:5:99-5:109
