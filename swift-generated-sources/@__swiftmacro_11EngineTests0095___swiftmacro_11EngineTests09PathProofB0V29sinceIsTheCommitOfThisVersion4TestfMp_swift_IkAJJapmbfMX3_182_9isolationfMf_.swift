nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V29sinceIsTheCommitOfThisVersion4TestfMp_.swift:4:183-4:193
