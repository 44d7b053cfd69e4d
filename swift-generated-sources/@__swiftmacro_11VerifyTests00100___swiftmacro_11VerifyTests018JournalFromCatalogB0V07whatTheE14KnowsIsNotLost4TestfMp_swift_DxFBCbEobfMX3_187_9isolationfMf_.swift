nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests018JournalFromCatalogB0V07whatTheE14KnowsIsNotLost4TestfMp_.swift:4:188-4:198
