nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V28rootWithinARootHasItsOwnRole4TestfMp_.swift:4:177-4:187
