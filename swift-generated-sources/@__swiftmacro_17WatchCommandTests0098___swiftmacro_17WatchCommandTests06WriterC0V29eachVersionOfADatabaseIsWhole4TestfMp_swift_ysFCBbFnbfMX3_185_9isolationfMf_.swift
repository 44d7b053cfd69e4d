nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests06WriterC0V29eachVersionOfADatabaseIsWhole4TestfMp_.swift:4:186-4:196
