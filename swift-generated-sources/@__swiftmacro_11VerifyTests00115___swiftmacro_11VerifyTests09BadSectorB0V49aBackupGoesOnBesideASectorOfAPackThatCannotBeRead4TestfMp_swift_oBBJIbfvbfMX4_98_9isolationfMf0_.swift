nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09BadSectorB0V49aBackupGoesOnBesideASectorOfAPackThatCannotBeRead4TestfMp_.swift:5:99-5:109
