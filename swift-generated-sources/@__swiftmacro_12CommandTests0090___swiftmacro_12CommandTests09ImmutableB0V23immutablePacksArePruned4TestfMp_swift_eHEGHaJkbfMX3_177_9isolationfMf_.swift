nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_.swift:4:178-4:188
