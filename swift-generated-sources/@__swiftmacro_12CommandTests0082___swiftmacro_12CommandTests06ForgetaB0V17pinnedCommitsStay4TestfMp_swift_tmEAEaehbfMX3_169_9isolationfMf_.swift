nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06ForgetaB0V17pinnedCommitsStay4TestfMp_.swift:4:170-4:180
