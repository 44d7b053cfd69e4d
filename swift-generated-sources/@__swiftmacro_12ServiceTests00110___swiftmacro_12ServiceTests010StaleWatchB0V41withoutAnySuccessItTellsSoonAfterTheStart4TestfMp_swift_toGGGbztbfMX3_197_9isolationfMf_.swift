nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests010StaleWatchB0V41withoutAnySuccessItTellsSoonAfterTheStart4TestfMp_.swift:4:198-4:208
