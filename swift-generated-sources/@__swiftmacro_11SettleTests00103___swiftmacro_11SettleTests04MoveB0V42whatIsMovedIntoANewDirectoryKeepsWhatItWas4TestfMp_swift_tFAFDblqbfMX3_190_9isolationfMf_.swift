nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V42whatIsMovedIntoANewDirectoryKeepsWhatItWas4TestfMp_.swift:4:191-4:201
