Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests017HostileRepositoryB0V32nothingIsWrittenOutsideTheTarget4TestfMp_.swift:16:20-16:36
