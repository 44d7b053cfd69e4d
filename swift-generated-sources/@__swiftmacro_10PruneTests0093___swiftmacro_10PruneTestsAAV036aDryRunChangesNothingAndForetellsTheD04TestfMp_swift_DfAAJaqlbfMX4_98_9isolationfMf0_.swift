nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV036aDryRunChangesNothingAndForetellsTheD04TestfMp_.swift:5:99-5:109
