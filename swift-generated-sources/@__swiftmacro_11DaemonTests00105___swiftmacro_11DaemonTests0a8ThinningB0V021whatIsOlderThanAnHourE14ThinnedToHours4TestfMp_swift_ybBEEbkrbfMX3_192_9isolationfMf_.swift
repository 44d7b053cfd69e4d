nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a8ThinningB0V021whatIsOlderThanAnHourE14ThinnedToHours4TestfMp_.swift:4:193-4:203
