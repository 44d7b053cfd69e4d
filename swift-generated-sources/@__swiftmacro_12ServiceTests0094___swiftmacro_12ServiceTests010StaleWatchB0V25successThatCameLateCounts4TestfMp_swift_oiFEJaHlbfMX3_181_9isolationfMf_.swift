nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests010StaleWatchB0V25successThatCameLateCounts4TestfMp_.swift:4:182-4:192
