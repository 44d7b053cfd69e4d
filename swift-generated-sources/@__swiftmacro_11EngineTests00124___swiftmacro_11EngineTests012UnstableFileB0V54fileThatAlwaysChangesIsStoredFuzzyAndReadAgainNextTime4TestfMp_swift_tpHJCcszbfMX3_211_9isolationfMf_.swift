nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012UnstableFileB0V54fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime4TestfMp_.swift:4:212-4:222
