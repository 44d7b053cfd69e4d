nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09BadSectorB0V47aPackOfWhichNothingCanBeReadDoesNotEndTheRepair4TestfMp_.swift:4:201-4:211
