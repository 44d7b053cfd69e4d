nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5ScrubB0V25lendingEndsTheJobThatRuns4TestfMp_.swift:4:176-4:186
