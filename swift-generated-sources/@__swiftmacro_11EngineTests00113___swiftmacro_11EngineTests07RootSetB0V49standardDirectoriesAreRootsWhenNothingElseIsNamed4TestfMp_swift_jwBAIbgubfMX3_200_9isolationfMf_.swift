nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07RootSetB0V49standardDirectoriesAreRootsWhenNothingElseIsNamed4TestfMp_.swift:4:201-4:211
