nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_.swift:4:178-4:188
