nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05StampB0V22stampsRoundTripAsBytes4TestfMp_.swift:5:99-5:109
