nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_.swift:5:99-5:109
