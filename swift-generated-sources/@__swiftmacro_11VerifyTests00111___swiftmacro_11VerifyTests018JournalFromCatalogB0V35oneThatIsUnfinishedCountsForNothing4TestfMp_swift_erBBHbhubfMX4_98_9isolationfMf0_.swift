nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests018JournalFromCatalogB0V35oneThatIsUnfinishedCountsForNothing4TestfMp_.swift:5:99-5:109
