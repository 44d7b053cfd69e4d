nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012UnstableFileB0V028fileThatShrinksWhileItIsReadj8StoredAsI6Became4TestfMp_.swift:5:99-5:109
