nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V35namesThatListingsRememberAreBounded4TestfMp_.swift:4:187-4:197
