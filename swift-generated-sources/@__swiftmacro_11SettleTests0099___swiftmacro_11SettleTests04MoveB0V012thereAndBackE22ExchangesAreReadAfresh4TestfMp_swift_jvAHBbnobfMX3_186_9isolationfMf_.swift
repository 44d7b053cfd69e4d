nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V012thereAndBackE22ExchangesAreReadAfresh4TestfMp_.swift:4:187-4:197
