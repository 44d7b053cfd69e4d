nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV39anotherCatalogFollowsWithoutAFalseAlarm4TestfMp_.swift:5:99-5:109
