nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09ErrorTextB0V27damagedDescriptionIsRefused4TestfMp_.swift:4:182-4:192
