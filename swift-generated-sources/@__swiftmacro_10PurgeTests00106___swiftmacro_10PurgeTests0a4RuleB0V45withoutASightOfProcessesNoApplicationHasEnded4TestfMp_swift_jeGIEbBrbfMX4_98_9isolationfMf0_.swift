nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V45withoutASightOfProcessesNoApplicationHasEnded4TestfMp_.swift:5:99-5:109
