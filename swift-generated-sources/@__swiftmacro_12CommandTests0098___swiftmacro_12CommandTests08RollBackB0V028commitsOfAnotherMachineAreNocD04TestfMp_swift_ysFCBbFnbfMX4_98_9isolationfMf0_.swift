nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_.swift:5:99-5:109
