nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_.swift:4:172-4:182
