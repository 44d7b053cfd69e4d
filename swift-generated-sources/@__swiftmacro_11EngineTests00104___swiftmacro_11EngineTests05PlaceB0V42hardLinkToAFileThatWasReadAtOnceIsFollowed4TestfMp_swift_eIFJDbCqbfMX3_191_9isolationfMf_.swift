nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V42hardLinkToAFileThatWasReadAtOnceIsFollowed4TestfMp_.swift:4:192-4:202
