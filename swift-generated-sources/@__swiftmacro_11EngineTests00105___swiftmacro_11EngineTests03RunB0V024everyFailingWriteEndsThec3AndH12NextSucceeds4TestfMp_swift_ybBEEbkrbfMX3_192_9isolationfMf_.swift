nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V024everyFailingWriteEndsThec3AndH12NextSucceeds4TestfMp_.swift:4:193-4:203
