nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_.swift:5:99-5:109
