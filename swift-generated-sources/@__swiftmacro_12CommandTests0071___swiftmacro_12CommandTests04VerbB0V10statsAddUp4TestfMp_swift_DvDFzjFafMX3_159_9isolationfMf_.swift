nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04VerbB0V10statsAddUp4TestfMp_.swift:4:160-4:170
