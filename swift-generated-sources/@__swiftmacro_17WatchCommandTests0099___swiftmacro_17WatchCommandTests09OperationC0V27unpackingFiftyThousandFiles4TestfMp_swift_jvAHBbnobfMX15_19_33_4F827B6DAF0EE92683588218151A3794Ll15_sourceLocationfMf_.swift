Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_.swift:16:20-16:36
