nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V35fileMovedIntoANewDirectoryIsNotRead4TestfMp_.swift:4:185-4:195
