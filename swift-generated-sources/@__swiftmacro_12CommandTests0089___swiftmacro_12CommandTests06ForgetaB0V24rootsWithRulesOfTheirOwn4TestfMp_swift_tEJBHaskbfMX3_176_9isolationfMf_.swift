nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06ForgetaB0V24rootsWithRulesOfTheirOwn4TestfMp_.swift:4:177-4:187
