nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V020mapIsComparedWithTheC10NowAndThen4TestfMp_.swift:6:184-6:194
