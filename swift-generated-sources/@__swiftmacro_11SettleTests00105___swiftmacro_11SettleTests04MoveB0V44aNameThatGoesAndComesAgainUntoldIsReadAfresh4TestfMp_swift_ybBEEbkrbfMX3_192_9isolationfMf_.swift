nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V44aNameThatGoesAndComesAgainUntoldIsReadAfresh4TestfMp_.swift:4:193-4:203
