nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests06WriterC0V028whatIsWrittenThroughAMappingF14SeenByABarrier4TestfMp_.swift:4:203-4:213
