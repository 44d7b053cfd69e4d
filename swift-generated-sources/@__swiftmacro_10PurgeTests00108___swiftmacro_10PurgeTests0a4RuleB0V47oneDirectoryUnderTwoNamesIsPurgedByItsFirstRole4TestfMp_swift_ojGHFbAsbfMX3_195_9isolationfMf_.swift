nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V47oneDirectoryUnderTwoNamesIsPurgedByItsFirstRole4TestfMp_.swift:4:196-4:206
