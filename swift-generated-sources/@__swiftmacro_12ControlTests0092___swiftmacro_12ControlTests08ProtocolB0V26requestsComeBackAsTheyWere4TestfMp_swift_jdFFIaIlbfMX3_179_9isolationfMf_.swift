nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests08ProtocolB0V26requestsComeBackAsTheyWere4TestfMp_.swift:4:180-4:190
