nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests05DrillB0V046withoutRoomNothingIsJudgedAndBatchesAreAsLargel3TheE04TestfMp_.swift:4:204-4:214
