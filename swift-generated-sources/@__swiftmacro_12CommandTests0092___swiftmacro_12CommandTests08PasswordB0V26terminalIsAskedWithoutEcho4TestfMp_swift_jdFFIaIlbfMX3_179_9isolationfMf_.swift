nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_.swift:4:180-4:190
