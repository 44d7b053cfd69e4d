nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V20barrierNeedsNoCookie4TestfMp_.swift:4:170-4:180
