Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_.swift:16:20-16:36
