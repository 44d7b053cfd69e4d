nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07SettlerB0V19longPathsAreBounded4TestfMp_.swift:4:171-4:181
