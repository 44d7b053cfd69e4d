nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V42whatIsMovedIntoANewDirectoryKeepsWhatItWas4TestfMp_.swift:5:99-5:109
