nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests03RunB0V024everyFailingWriteEndsThec3AndH12NextSucceeds4TestfMp_.swift:5:99-5:109
