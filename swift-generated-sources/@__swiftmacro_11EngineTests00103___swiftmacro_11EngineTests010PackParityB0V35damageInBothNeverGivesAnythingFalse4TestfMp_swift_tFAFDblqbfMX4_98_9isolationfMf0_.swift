nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_.swift:5:99-5:109
