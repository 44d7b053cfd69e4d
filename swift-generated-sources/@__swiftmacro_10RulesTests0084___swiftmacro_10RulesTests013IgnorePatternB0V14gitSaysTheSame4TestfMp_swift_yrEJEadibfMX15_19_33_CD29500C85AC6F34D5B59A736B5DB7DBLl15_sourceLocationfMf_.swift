Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_10RulesTests013IgnorePatternB0V14gitSaysTheSame4TestfMp_.swift:16:20-16:36
