nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06ForgetaB0V29containersWithRulesOfTheirOwn4TestfMp_.swift:4:182-4:192
