Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_.swift:16:20-16:36
