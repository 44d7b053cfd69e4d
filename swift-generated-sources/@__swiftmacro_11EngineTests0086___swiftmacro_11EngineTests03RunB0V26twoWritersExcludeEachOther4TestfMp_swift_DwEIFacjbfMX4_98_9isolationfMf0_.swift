nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_.swift:5:99-5:109
