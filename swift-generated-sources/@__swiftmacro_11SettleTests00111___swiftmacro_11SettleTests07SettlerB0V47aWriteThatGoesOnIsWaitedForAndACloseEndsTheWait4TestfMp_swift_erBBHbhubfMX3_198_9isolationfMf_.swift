nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V47aWriteThatGoesOnIsWaitedForAndACloseEndsTheWait4TestfMp_.swift:4:199-4:209
