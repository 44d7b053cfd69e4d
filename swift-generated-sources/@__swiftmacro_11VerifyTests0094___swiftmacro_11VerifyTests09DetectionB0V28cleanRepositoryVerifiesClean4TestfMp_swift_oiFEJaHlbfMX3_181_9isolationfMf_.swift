nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09DetectionB0V28cleanRepositoryVerifiesClean4TestfMp_.swift:4:182-4:192
