nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests013IgnorePatternB0V7pattern4TestfMp_.swift:4:164-4:174
