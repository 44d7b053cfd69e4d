nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V15aRootMayBeAFile4TestfMp_.swift:4:169-4:179
