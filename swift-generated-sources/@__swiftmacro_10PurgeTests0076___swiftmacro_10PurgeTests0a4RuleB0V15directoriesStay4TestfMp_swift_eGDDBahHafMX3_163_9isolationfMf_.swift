nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V15directoriesStay4TestfMp_.swift:4:164-4:174
