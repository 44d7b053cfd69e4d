nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests06ForgetB0V36whileSomebodyReadsNothingIsForgotten4TestfMp_.swift:4:187-4:197
