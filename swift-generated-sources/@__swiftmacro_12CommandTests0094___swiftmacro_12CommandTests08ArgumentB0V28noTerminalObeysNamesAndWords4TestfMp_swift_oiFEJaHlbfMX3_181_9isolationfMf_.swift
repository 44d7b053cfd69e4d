nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08ArgumentB0V28noTerminalObeysNamesAndWords4TestfMp_.swift:4:182-4:192
