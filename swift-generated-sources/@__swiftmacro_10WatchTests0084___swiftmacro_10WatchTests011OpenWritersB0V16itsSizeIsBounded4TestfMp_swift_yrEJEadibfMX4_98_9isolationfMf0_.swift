nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests011OpenWritersB0V16itsSizeIsBounded4TestfMp_.swift:5:99-5:109
