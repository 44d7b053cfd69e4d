nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012UnstableFileB0V031fileThatShrinksEachTimeItIsReadK20StoredFuzzyAndAddsUp4TestfMp_.swift:5:99-5:109
