nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V39aThousandNamesMovedOutAndInAreAllReUsed4TestfMp_.swift:4:188-4:198
