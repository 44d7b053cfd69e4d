nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_.swift:5:99-5:109
