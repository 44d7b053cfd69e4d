nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5ScrubB0V44aDayReadsItsShareAndTwentyDaysReadEverything4TestfMp_.swift:4:195-4:205
