Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_17WatchCommandTests03GapC05SuitefMp_.swift:5:22-5:38
