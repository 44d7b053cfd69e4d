nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests07OutsideB0V022randomTreesLoseNothingC04TestfMp_.swift:4:176-4:186
