nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a5ScrubB0V29whatAnotherPackHoldsIsNotLost4TestfMp_.swift:4:180-4:190
