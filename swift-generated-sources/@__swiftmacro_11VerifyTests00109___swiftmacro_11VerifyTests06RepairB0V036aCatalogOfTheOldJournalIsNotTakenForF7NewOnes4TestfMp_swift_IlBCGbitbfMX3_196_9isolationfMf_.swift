nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V036aCatalogOfTheOldJournalIsNotTakenForF7NewOnes4TestfMp_.swift:4:197-4:207
