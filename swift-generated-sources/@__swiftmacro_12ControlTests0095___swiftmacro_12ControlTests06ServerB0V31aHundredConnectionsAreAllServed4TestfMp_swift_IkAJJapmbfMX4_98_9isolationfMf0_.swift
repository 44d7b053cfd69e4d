nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V31aHundredConnectionsAreAllServed4TestfMp_.swift:5:99-5:109
