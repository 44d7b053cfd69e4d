nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V44directoryScannedWholeAfterItsRenameIsNotRead4TestfMp_.swift:4:194-4:204
