nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V26aTreeIsProvenByStatusAlone4TestfMp_.swift:5:99-5:109
