nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ServiceaB0V31installWritesTheUnitAndStartsIt4TestfMp_.swift:4:185-4:195
