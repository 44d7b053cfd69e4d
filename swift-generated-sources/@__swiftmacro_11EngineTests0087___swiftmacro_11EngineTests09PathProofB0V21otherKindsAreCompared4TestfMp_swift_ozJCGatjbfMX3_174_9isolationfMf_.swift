nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V21otherKindsAreCompared4TestfMp_.swift:4:175-4:185
