Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests010UnreadableB0V36whatCannotBeSeenIsNotTakenForDeleted4TestfMp_.swift:16:20-16:36
