nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_.swift:5:99-5:109
