nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_.swift:5:99-5:109
