nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V30fileThatOnlyLooksRenamedIsRead4TestfMp_.swift:4:180-4:190
