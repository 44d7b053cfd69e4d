nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V17policyHasItsEdges4TestfMp_.swift:4:166-4:176
