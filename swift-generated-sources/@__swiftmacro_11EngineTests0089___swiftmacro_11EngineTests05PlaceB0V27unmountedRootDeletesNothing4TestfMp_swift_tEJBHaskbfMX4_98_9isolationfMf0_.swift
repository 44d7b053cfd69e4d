nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05PlaceB0V27unmountedRootDeletesNothing4TestfMp_.swift:5:99-5:109
