nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V39anUnchangedFileIsStoredWithoutBeingRead4TestfMp_.swift:4:193-4:203
