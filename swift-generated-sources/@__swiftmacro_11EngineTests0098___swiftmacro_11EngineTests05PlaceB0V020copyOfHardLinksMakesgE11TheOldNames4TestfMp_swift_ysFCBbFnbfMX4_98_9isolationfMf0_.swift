nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V020copyOfHardLinksMakesgE11TheOldNames4TestfMp_.swift:5:99-5:109
