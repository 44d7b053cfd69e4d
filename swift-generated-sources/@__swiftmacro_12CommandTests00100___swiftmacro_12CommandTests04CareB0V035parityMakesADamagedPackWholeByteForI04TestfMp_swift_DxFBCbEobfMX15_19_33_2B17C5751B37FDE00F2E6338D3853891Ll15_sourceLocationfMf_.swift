Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests04CareB0V035parityMakesADamagedPackWholeByteForI04TestfMp_.swift:16:20-16:36
