nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_.swift:4:186-4:196
