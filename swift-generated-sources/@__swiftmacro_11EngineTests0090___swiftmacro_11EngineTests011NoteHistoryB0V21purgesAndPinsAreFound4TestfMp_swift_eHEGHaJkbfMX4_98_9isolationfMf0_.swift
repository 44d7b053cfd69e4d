nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_.swift:5:99-5:109
