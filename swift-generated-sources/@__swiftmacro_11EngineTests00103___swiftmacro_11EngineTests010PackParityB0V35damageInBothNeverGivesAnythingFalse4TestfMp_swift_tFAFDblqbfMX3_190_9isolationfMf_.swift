nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_.swift:4:191-4:201
