nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V013whatIsPutBackE19ReadAndStillARename4TestfMp_.swift:4:185-4:195
