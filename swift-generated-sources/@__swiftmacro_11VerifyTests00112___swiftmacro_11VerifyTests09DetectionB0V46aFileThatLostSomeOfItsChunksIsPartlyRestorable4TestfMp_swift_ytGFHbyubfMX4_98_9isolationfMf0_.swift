nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09DetectionB0V46aFileThatLostSomeOfItsChunksIsPartlyRestorable4TestfMp_.swift:5:99-5:109
