nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V45aCleanRepositoryGetsANewCatalogAndNothingElse4TestfMp_.swift:4:196-4:206
