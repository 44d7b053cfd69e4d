nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests013DaemonCommandB0V022pauseAndResumeReachTheC04TestfMp_.swift:4:185-4:195
