nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V51whatNobodyCanTellOfGoesOnlyWhenAllProcessesWereSeen4TestfMp_.swift:4:200-4:210
