nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests016ExclusionHistoryB0V51excludingKeepsOldVersionsAndIncludingCapturesAtOnce4TestfMp_.swift:4:212-4:222
