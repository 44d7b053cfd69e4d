nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09BadSectorB0V019withoutACatalogABadD27OfTheJournalCostsWhatItHeld4TestfMp_.swift:4:204-4:214
