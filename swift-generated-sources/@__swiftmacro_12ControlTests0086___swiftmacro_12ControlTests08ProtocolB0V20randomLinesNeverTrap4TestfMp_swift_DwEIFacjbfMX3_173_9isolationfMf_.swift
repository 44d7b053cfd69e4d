nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests08ProtocolB0V20randomLinesNeverTrap4TestfMp_.swift:4:174-4:184
