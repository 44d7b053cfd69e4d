Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests017HostileRepositoryB0V28impossibleJournalsAreRefused4TestfMp_.swift:16:20-16:36
