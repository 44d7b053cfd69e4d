nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests010StaleWatchB0V18hugeTimesDoNotTrap4TestfMp_.swift:4:175-4:185
