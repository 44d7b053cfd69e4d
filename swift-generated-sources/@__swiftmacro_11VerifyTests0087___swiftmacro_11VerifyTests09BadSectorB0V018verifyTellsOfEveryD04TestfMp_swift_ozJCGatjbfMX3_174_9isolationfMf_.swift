nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09BadSectorB0V018verifyTellsOfEveryD04TestfMp_.swift:4:175-4:185
