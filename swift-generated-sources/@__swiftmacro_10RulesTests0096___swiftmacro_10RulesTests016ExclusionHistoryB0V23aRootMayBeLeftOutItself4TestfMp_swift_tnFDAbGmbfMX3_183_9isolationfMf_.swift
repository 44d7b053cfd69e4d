nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests016ExclusionHistoryB0V23aRootMayBeLeftOutItself4TestfMp_.swift:4:184-4:194
