nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests015SupervisedWatchB0V23stormOfReloadsEndsReady4TestfMp_.swift:4:185-4:195
