Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests06ForgetaB0V30theWitnessFindsTheSameVersions4TestfMp_.swift:16:20-16:36
