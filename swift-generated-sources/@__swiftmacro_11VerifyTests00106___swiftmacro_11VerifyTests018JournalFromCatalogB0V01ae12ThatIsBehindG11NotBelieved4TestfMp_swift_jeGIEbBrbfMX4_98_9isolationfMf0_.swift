nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests018JournalFromCatalogB0V01ae12ThatIsBehindG11NotBelieved4TestfMp_.swift:5:99-5:109
