nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests018JournalFromCatalogB0V35oneThatIsUnfinishedCountsForNothing4TestfMp_.swift:4:199-4:209
