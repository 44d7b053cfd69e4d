Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_.swift:16:20-16:36
