nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_.swift:4:186-4:196
