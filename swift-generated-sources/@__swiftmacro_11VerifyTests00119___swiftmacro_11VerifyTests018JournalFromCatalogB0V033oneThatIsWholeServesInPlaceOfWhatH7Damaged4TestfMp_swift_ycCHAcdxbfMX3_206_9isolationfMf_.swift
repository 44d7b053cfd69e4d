nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests018JournalFromCatalogB0V033oneThatIsWholeServesInPlaceOfWhatH7Damaged4TestfMp_.swift:4:207-4:217
