nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests013DaemonCommandB0V19waitingFlushesFirst4TestfMp_.swift:4:179-4:189
