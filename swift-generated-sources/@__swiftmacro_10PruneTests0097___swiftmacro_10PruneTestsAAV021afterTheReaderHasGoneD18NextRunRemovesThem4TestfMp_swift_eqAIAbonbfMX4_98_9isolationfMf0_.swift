nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV021afterTheReaderHasGoneD18NextRunRemovesThem4TestfMp_.swift:5:99-5:109
