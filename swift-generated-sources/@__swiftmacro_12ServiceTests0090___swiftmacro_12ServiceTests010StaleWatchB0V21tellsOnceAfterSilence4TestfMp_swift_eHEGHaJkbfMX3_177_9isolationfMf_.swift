nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests010StaleWatchB0V21tellsOnceAfterSilence4TestfMp_.swift:4:178-4:188
