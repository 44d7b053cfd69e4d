nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests016ExclusionHistoryB0V38anAtomicSaveDropsTheFlagAndIsToldApart4TestfMp_.swift:4:199-4:209
