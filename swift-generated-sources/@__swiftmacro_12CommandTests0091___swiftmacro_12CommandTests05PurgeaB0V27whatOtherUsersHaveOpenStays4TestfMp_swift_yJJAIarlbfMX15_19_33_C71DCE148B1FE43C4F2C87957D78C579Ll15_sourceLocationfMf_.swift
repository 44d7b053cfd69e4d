Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests05PurgeaB0V27whatOtherUsersHaveOpenStays4TestfMp_.swift:16:20-16:36
