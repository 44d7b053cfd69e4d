nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V29anUnchangedTreeIsNotReadAgain4TestfMp_.swift:4:177-4:187
