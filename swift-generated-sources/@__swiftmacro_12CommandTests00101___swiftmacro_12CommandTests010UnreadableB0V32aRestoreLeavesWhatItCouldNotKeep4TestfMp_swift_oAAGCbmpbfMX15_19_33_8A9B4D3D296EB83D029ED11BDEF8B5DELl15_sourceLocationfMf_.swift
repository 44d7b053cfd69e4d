Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_.swift:16:20-16:36
