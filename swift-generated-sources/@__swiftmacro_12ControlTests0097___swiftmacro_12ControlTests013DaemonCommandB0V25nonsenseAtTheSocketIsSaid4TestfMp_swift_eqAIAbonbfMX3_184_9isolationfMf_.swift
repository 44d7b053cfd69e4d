nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests013DaemonCommandB0V25nonsenseAtTheSocketIsSaid4TestfMp_.swift:4:185-4:195
