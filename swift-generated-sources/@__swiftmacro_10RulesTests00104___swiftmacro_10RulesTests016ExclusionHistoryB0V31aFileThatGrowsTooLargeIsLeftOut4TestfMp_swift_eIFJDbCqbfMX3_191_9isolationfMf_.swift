nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests016ExclusionHistoryB0V31aFileThatGrowsTooLargeIsLeftOut4TestfMp_.swift:4:192-4:202
