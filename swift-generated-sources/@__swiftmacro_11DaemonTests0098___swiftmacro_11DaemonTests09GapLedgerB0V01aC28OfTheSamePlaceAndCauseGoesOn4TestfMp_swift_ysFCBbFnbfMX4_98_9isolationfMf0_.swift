nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests09GapLedgerB0V01aC28OfTheSamePlaceAndCauseGoesOn4TestfMp_.swift:5:99-5:109
