nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V29twoNamesCannotHaveBeenTheSame4TestfMp_.swift:4:178-4:188
