nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V26aTreeIsProvenByStatusAlone4TestfMp_.swift:4:180-4:190
