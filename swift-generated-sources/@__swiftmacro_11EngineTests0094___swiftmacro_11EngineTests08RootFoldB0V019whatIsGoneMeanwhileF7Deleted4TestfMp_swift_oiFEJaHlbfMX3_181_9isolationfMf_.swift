nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08RootFoldB0V019whatIsGoneMeanwhileF7Deleted4TestfMp_.swift:4:182-4:192
