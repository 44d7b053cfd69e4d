nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests015SupervisedWatchB0V23stormOfReloadsEndsReady4TestfMp_.swift:5:99-5:109
