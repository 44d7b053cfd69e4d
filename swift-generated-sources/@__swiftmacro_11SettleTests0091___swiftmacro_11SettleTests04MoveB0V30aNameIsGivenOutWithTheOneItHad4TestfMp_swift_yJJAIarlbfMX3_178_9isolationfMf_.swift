nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V30aNameIsGivenOutWithTheOneItHad4TestfMp_.swift:4:179-4:189
