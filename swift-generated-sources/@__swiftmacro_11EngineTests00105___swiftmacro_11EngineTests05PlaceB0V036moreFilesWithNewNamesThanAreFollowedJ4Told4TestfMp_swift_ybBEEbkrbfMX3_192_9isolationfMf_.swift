nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V036moreFilesWithNewNamesThanAreFollowedJ4Told4TestfMp_.swift:4:193-4:203
