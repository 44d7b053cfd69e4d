nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V27theRootIsAPlaceLikeAnyOther4TestfMp_.swift:4:179-4:189
