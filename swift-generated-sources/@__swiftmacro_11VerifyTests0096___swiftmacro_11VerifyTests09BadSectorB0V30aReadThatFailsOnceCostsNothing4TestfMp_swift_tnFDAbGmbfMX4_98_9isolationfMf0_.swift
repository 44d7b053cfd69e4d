nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09BadSectorB0V30aReadThatFailsOnceCostsNothing4TestfMp_.swift:5:99-5:109
