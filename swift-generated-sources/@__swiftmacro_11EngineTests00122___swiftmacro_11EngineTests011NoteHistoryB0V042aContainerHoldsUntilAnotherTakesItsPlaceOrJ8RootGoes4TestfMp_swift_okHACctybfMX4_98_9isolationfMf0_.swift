nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests011NoteHistoryB0V042aContainerHoldsUntilAnotherTakesItsPlaceOrJ8RootGoes4TestfMp_.swift:5:99-5:109
