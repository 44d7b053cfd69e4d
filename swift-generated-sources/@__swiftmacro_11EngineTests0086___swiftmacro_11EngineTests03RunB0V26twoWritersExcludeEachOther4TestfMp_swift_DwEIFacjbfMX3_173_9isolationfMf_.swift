nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_.swift:4:174-4:184
