nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V28oneChangedFileInATreeIsNamed4TestfMp_.swift:4:182-4:192
