nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests07OutsideB0V43pathsLongerThanTheKernelTakesAreGoneThrough4TestfMp_.swift:4:194-4:204
