nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V29sinceIsTheCommitOfThisVersion4TestfMp_.swift:5:99-5:109
