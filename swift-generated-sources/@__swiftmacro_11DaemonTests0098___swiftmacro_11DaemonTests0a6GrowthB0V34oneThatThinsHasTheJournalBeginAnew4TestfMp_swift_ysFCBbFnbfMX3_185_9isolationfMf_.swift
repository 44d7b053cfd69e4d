nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_.swift:4:186-4:196
