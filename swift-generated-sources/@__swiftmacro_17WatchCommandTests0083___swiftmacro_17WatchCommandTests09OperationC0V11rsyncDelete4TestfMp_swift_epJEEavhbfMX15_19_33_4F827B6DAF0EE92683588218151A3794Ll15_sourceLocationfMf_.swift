Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_.swift:16:20-16:36
