nil                                                                                                                             

// original-source-range: @__swiftmacro_10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_.swift:5:99-5:109
