nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests018JournalFromCatalogB0V01ae12ThatIsBehindG11NotBelieved4TestfMp_.swift:4:194-4:204
