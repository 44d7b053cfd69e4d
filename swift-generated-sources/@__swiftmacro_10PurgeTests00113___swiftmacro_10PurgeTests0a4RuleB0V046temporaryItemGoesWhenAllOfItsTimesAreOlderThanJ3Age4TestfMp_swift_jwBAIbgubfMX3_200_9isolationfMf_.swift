nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V046temporaryItemGoesWhenAllOfItsTimesAreOlderThanJ3Age4TestfMp_.swift:4:201-4:211
