nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09ErrorTextB0V12repositories4TestfMp_.swift:5:99-5:109
