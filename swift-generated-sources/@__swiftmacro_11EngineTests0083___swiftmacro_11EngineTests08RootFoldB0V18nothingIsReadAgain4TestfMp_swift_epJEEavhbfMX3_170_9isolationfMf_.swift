nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08RootFoldB0V18nothingIsReadAgain4TestfMp_.swift:4:171-4:181
