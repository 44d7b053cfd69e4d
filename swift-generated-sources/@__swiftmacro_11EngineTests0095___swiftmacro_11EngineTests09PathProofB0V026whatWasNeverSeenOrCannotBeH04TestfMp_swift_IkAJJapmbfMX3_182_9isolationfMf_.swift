nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V026whatWasNeverSeenOrCannotBeH04TestfMp_.swift:4:183-4:193
