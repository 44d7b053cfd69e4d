nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V030renamedFileIsNotReadAndItsMoveF8Recorded4TestfMp_.swift:4:191-4:201
