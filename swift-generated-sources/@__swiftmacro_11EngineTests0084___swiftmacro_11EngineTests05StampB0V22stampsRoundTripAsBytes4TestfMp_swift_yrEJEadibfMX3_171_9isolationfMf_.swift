nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_.swift:4:172-4:182
