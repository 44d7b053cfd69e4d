nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests09OperationC0V27unpackingFiftyThousandFiles4TestfMp_.swift:4:187-4:197
