nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests04MoveB0V37aRenameFollowedByWritesIsStillARename4TestfMp_.swift:4:186-4:196
