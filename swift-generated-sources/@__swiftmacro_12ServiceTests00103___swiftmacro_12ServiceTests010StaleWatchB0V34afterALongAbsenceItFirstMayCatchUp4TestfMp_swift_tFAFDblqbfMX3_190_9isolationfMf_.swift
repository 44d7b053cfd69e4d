nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests010StaleWatchB0V34afterALongAbsenceItFirstMayCatchUp4TestfMp_.swift:4:191-4:201
