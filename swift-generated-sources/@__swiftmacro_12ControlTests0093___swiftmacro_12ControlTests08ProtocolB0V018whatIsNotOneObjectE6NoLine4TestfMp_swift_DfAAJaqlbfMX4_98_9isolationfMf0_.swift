nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests08ProtocolB0V018whatIsNotOneObjectE6NoLine4TestfMp_.swift:5:99-5:109
