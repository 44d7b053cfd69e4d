nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests09GapLedgerB0V01aC28OfTheSamePlaceAndCauseGoesOn4TestfMp_.swift:4:186-4:196
