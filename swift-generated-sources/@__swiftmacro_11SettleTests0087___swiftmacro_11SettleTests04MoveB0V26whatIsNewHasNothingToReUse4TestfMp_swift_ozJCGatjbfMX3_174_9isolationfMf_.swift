nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V26whatIsNewHasNothingToReUse4TestfMp_.swift:4:175-4:185
