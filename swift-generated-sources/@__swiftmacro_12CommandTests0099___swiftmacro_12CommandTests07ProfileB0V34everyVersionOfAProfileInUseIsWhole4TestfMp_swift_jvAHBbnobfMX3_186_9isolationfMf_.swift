nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ProfileB0V34everyVersionOfAProfileInUseIsWhole4TestfMp_.swift:4:187-4:197
