Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests09ImmutableB0V015whereItCannotBeE15SaysSoAndGoesOn4TestfMp_.swift:16:20-16:36
