nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests0a4RuleB0V42sparedDirectoriesAreNeitherRootsNorEntered4TestfMp_.swift:4:191-4:201
