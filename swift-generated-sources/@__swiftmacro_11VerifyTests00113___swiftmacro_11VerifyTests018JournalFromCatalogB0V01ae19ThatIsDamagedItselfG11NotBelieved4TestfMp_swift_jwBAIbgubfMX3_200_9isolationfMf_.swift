nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests018JournalFromCatalogB0V01ae19ThatIsDamagedItselfG11NotBelieved4TestfMp_.swift:4:201-4:211
