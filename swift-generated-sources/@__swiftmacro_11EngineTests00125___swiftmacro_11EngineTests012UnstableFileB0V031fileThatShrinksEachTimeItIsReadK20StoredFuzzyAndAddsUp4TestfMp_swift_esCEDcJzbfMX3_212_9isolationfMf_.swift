nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012UnstableFileB0V031fileThatShrinksEachTimeItIsReadK20StoredFuzzyAndAddsUp4TestfMp_.swift:4:213-4:223
