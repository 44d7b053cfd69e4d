nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V34stoppingTakesLoansBackAndClosesAll4TestfMp_.swift:4:186-4:196
