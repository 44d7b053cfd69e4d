nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_.swift:4:194-4:204
