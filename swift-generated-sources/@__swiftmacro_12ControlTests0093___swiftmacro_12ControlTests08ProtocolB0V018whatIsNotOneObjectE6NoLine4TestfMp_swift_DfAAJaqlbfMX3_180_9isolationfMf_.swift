nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_.swift:4:181-4:191
