Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_10PurgeTests07OutsideB0V19mountsAreNotEntered4TestfMp_.swift:16:20-16:36
