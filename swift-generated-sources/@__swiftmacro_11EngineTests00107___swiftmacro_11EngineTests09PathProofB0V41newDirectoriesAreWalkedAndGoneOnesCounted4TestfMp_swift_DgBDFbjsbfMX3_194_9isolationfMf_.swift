nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V41newDirectoriesAreWalkedAndGoneOnesCounted4TestfMp_.swift:4:195-4:205
