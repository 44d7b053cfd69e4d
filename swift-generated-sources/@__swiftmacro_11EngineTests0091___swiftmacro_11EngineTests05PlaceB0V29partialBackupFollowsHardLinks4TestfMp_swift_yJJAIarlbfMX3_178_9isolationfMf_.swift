nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V29partialBackupFollowsHardLinks4TestfMp_.swift:4:179-4:189
