nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV23manySmallPacksBecomeOne4TestfMp_.swift:4:165-4:175
