nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V016aFullDiskEndsThec14WithACommitAndG10NextGoesOn4TestfMp_.swift:4:195-4:205
