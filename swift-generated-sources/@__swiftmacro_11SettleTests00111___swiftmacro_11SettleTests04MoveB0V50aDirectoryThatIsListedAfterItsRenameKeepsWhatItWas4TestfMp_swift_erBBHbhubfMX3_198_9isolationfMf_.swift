nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V50aDirectoryThatIsListedAfterItsRenameKeepsWhatItWas4TestfMp_.swift:4:199-4:209
