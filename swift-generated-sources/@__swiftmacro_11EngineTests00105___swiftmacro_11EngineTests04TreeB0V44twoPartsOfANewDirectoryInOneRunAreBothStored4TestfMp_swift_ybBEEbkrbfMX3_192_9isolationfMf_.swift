nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V44twoPartsOfANewDirectoryInOneRunAreBothStored4TestfMp_.swift:4:193-4:203
