nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_.swift:4:193-4:203
