nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V48fileWithANameElsewhereStaysForItWouldFreeNothing4TestfMp_.swift:4:197-4:207
