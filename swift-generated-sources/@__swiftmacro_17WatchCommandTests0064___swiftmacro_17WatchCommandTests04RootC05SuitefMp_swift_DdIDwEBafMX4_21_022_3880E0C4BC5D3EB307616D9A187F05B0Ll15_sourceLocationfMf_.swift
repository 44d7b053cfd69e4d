Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_17WatchCommandTests04RootC05SuitefMp_.swift:5:22-5:38
