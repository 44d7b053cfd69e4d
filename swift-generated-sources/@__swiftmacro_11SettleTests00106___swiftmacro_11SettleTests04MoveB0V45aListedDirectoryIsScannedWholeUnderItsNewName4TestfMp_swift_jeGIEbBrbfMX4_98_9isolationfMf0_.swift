nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V45aListedDirectoryIsScannedWholeUnderItsNewName4TestfMp_.swift:5:99-5:109
