nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_.swift:5:99-5:109
