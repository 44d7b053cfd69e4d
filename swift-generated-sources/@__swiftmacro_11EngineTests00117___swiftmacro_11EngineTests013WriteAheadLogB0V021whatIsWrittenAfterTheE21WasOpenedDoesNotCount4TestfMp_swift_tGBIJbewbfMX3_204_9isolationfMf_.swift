nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests013WriteAheadLogB0V021whatIsWrittenAfterTheE21WasOpenedDoesNotCount4TestfMp_.swift:4:205-4:215
