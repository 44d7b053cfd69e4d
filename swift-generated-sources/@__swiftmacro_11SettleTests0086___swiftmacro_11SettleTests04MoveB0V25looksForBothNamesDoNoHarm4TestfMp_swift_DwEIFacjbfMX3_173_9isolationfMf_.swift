nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V25looksForBothNamesDoNoHarm4TestfMp_.swift:4:174-4:184
