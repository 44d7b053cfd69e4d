nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04VerbB0V19startUpTakesAMoment4TestfMp_.swift:4:169-4:179
