nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V23agreesWithTheNextBackup4TestfMp_.swift:4:177-4:187
