nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06ForgetaB0V29onePathIsTakenOutOfAllHistory4TestfMp_.swift:4:182-4:192
