nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests010StaleWatchB0V27silenceBeforeTheStartCounts4TestfMp_.swift:4:184-4:194
