nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests06RepairB0V55whatCannotBeHealedIsNamedAgainAndEverythingElseRestores4TestfMp_.swift:5:99-5:109
