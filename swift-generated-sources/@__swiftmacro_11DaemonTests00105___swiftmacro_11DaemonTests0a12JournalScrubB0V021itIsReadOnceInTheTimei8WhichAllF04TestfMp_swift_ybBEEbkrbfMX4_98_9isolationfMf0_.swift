nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a12JournalScrubB0V021itIsReadOnceInTheTimei8WhichAllF04TestfMp_.swift:5:99-5:109
