nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V44aRebuiltCatalogEqualsTheLiveOneAtEveryCommit4TestfMp_.swift:4:192-4:202
