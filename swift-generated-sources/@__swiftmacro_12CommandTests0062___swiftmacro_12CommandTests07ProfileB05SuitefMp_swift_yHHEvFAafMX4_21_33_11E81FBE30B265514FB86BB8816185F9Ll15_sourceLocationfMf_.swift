Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests07ProfileB05SuitefMp_.swift:5:22-5:38
