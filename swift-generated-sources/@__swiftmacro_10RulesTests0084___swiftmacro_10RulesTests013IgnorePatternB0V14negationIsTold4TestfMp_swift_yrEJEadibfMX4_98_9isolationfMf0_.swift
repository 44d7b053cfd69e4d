nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests013IgnorePatternB0V14negationIsTold4TestfMp_.swift:5:99-5:109
