nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V27unmountedRootDeletesNothing4TestfMp_.swift:4:177-4:187
