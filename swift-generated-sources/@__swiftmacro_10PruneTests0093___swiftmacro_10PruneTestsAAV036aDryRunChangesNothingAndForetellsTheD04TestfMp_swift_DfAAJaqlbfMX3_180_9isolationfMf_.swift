nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV036aDryRunChangesNothingAndForetellsTheD04TestfMp_.swift:4:181-4:191
