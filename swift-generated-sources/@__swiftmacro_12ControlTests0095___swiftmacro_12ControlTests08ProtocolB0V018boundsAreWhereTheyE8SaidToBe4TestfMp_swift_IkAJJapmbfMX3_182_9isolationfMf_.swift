nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests08ProtocolB0V018boundsAreWhereTheyE8SaidToBe4TestfMp_.swift:4:183-4:193
