nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V15measureTheStart4TestfMp_.swift:7:99-7:109
