nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests010StaleWatchB0V18hugeTimesDoNotTrap4TestfMp_.swift:5:99-5:109
