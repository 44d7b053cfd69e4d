nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V29aRemovedJournalIsNotForgotten4TestfMp_.swift:4:180-4:190
