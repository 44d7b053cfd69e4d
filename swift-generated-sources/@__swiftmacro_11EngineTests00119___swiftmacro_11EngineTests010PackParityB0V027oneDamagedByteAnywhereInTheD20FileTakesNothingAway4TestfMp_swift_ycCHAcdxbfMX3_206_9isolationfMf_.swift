nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010PackParityB0V027oneDamagedByteAnywhereInTheD20FileTakesNothingAway4TestfMp_.swift:4:207-4:217
