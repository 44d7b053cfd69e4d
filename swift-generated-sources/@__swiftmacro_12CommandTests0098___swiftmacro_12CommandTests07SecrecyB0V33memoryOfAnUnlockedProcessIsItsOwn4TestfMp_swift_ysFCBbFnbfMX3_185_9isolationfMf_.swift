nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07SecrecyB0V33memoryOfAnUnlockedProcessIsItsOwn4TestfMp_.swift:4:186-4:196
