nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests09OperationC0V8programs4TestfMp_.swift:4:167-4:177
