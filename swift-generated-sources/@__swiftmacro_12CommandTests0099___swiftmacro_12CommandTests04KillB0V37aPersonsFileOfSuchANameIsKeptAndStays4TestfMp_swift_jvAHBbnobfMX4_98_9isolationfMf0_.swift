nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04KillB0V37aPersonsFileOfSuchANameIsKeptAndStays4TestfMp_.swift:5:99-5:109
