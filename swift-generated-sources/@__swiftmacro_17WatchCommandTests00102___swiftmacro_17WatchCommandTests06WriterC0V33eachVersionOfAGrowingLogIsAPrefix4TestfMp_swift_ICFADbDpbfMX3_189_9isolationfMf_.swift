nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests06WriterC0V33eachVersionOfAGrowingLogIsAPrefix4TestfMp_.swift:4:190-4:200
