nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V45withoutASightOfProcessesNoApplicationHasEnded4TestfMp_.swift:4:194-4:204
