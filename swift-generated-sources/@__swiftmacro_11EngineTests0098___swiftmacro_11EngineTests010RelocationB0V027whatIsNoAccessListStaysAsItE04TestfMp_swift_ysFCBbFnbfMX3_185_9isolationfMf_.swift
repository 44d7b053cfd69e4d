nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010RelocationB0V027whatIsNoAccessListStaysAsItE04TestfMp_.swift:4:186-4:196
