nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_.swift:5:99-5:109
