nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09BadSectorB0V019withoutACatalogABadD27OfTheJournalCostsWhatItHeld4TestfMp_.swift:5:99-5:109
