nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests011NoteHistoryB0V25anExclusionEndsAsItIsTold4TestfMp_.swift:5:99-5:109
