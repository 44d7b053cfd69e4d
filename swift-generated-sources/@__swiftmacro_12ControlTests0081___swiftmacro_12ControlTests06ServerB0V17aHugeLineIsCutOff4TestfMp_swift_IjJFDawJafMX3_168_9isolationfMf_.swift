nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V17aHugeLineIsCutOff4TestfMp_.swift:4:169-4:179
