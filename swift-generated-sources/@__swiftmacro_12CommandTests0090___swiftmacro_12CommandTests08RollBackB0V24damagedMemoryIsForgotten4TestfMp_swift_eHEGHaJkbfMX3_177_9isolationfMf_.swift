nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08RollBackB0V24damagedMemoryIsForgotten4TestfMp_.swift:4:178-4:188
