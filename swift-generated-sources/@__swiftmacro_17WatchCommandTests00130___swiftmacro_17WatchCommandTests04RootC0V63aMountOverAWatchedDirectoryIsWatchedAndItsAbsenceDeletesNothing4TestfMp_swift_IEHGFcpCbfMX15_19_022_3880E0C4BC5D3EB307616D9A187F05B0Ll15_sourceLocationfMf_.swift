Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_17WatchCommandTests04RootC0V63aMountOverAWatchedDirectoryIsWatchedAndItsAbsenceDeletesNothing4TestfMp_.swift:16:20-16:36
