nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_.swift:4:187-4:197
