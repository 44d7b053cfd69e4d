nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V39hardLinkMadeLaterIsFollowedToTheOldName4TestfMp_.swift:4:189-4:199
