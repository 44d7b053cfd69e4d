nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests016ExclusionHistoryB0V14theProofSaysSo4TestfMp_.swift:4:175-4:185
