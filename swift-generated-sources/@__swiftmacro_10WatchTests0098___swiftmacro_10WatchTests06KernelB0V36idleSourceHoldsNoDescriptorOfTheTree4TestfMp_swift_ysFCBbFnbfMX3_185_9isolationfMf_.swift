nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V36idleSourceHoldsNoDescriptorOfTheTree4TestfMp_.swift:4:186-4:196
