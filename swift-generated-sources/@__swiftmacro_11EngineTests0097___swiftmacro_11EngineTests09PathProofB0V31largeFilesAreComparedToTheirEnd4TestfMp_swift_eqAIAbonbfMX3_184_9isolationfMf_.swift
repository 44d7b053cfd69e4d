nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V31largeFilesAreComparedToTheirEnd4TestfMp_.swift:4:185-4:195
