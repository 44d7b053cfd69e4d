nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V25renamedDirectoryIsNotRead4TestfMp_.swift:4:175-4:185
