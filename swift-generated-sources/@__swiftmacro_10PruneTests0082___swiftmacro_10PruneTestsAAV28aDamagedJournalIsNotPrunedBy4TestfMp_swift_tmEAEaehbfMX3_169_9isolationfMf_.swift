nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV28aDamagedJournalIsNotPrunedBy4TestfMp_.swift:4:170-4:180
