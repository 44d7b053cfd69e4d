Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_17WatchCommandTests09OperationC05SuitefMp_.swift:5:22-5:38
