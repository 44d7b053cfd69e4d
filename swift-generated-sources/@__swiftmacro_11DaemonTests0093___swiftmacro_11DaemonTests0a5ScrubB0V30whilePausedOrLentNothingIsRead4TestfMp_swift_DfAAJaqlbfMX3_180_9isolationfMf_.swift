nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5ScrubB0V30whilePausedOrLentNothingIsRead4TestfMp_.swift:4:181-4:191
