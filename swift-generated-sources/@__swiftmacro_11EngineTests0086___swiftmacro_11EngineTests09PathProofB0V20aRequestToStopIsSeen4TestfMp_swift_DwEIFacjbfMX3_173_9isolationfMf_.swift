nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V20aRequestToStopIsSeen4TestfMp_.swift:4:174-4:184
