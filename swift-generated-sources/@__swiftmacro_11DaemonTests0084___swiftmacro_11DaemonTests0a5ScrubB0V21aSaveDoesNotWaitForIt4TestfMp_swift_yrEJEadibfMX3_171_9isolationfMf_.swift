nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5ScrubB0V21aSaveDoesNotWaitForIt4TestfMp_.swift:4:172-4:182
