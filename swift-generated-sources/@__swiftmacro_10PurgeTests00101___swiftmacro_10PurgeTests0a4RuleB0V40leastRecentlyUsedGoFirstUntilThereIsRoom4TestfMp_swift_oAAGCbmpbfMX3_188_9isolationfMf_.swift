nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V40leastRecentlyUsedGoFirstUntilThereIsRoom4TestfMp_.swift:4:189-4:199
