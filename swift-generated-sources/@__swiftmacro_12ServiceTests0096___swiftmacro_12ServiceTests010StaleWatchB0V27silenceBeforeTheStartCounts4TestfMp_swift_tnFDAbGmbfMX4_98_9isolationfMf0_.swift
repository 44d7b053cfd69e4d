nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests010StaleWatchB0V27silenceBeforeTheStartCounts4TestfMp_.swift:5:99-5:109
