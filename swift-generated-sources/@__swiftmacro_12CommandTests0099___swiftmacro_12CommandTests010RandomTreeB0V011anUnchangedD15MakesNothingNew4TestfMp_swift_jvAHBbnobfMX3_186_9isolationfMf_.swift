nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010RandomTreeB0V011anUnchangedD15MakesNothingNew4TestfMp_.swift:4:187-4:197
