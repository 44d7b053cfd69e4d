nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V41aDaemonThatSaysNothingIsNotAwaitedForEver4TestfMp_.swift:4:193-4:203
