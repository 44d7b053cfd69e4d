nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010PackParityB0V027oneDamagedByteAnywhereInTheD20FileTakesNothingAway4TestfMp_.swift:5:99-5:109
