nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V34newDirectoryComesWithAllThatIsInIt4TestfMp_.swift:4:184-4:194
