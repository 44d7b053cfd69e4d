nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V42aUserDirectoryThatLeadsToTheHomeIsDisabled4TestfMp_.swift:4:194-4:204
