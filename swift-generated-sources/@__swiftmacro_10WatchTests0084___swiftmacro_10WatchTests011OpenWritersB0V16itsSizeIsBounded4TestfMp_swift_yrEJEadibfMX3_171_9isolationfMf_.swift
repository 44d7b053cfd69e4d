nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_.swift:4:172-4:182
