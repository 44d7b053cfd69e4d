nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V050partOfAContainerIsTrustedNoFurtherThanTheDirectoryE10Containers4TestfMp_.swift:4:213-4:223
