nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08DatabaseB0V042logThatAKilledProcessLeftBehindIsPartOfItsC04TestfMp_.swift:4:199-4:209
