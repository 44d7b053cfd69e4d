nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV28aDamagedJournalIsNotPrunedBy4TestfMp_.swift:5:99-5:109
