nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V025aJournalThatLostItsEndAndG18HeadIsNotForgotten4TestfMp_.swift:4:198-4:208
