nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests013IgnorePatternB0V24hostilePatternsAreLinear4TestfMp_.swift:4:182-4:192
