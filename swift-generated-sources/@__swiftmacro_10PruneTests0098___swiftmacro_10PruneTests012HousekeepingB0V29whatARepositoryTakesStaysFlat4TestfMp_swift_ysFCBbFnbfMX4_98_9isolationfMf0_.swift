nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests012HousekeepingB0V29whatARepositoryTakesStaysFlat4TestfMp_.swift:5:99-5:109
