nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests09BadSectorB0V015aDiskThatIsGoneG9NotDamage4TestfMp_.swift:4:181-4:191
