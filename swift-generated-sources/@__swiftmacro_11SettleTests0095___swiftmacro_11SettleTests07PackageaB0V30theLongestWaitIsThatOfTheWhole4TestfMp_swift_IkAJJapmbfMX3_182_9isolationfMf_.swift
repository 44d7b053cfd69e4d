nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07PackageaB0V30theLongestWaitIsThatOfTheWhole4TestfMp_.swift:4:183-4:193
