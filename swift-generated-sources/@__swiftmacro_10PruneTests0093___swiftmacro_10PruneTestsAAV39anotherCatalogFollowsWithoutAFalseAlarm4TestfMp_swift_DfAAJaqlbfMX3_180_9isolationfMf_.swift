nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_.swift:4:181-4:191
