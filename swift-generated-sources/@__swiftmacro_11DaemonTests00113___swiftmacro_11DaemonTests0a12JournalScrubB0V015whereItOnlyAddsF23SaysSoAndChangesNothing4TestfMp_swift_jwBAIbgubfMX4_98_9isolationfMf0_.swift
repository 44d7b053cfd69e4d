nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a12JournalScrubB0V015whereItOnlyAddsF23SaysSoAndChangesNothing4TestfMp_.swift:5:99-5:109
