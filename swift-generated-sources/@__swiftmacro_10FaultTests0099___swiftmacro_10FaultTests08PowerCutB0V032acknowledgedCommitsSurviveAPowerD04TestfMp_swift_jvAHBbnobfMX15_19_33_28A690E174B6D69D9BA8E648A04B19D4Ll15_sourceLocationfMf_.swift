Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_.swift:16:20-16:36
