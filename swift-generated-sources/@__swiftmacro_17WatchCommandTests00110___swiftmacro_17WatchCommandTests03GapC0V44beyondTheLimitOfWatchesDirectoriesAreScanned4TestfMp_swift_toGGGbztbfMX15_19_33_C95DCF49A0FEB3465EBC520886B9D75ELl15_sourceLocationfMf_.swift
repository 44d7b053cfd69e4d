Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_17WatchCommandTests03GapC0V44beyondTheLimitOfWatchesDirectoriesAreScanned4TestfMp_.swift:16:20-16:36
