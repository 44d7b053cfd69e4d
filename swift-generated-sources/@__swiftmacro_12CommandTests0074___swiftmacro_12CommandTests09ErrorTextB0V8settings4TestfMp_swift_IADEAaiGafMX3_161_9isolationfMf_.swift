nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09ErrorTextB0V8settings4TestfMp_.swift:4:162-4:172
