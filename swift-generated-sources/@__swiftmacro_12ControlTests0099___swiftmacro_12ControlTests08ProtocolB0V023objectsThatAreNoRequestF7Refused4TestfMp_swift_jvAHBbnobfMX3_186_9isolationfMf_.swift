nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests08ProtocolB0V023objectsThatAreNoRequestF7Refused4TestfMp_.swift:4:187-4:197
