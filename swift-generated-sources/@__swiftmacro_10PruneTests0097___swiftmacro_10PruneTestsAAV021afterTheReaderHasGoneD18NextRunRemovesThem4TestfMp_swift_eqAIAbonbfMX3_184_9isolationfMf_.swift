nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV021afterTheReaderHasGoneD18NextRunRemovesThem4TestfMp_.swift:4:185-4:195
