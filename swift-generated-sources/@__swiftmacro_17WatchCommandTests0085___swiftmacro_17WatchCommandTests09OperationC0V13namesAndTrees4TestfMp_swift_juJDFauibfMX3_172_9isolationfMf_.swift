nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests09OperationC0V13namesAndTrees4TestfMp_.swift:4:173-4:183
