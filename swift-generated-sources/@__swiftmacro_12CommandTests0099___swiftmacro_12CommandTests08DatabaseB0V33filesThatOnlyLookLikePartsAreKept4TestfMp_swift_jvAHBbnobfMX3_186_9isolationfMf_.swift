nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08DatabaseB0V33filesThatOnlyLookLikePartsAreKept4TestfMp_.swift:4:187-4:197
