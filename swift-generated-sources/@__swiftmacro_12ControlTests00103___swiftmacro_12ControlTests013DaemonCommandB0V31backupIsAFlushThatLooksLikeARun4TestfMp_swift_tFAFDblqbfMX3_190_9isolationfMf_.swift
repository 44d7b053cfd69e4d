nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests013DaemonCommandB0V31backupIsAFlushThatLooksLikeARun4TestfMp_.swift:4:191-4:201
