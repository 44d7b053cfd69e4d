nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V36lookThatFindsNothingNewMakesNoCommit4TestfMp_.swift:4:186-4:196
