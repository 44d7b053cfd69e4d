nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09DetectionB0V29damageIsNamedByFileAndVersion4TestfMp_.swift:4:183-4:193
