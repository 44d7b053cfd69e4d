nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V18cairnsOwnIsLeftOut4TestfMp_.swift:4:172-4:182
