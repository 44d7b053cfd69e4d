nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a12JournalScrubB0V35aCrashWhileItBeginsAnewLosesNothing4TestfMp_.swift:4:194-4:204
