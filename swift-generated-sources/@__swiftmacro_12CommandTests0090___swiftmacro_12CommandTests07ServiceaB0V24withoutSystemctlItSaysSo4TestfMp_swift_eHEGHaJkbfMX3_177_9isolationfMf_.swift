nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ServiceaB0V24withoutSystemctlItSaysSo4TestfMp_.swift:4:178-4:188
