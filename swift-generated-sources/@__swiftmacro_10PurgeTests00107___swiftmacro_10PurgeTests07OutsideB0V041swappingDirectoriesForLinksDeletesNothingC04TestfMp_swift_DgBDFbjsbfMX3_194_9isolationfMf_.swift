nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests07OutsideB0V041swappingDirectoriesForLinksDeletesNothingC04TestfMp_.swift:4:195-4:205
