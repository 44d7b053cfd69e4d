nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V38secondDaemonIsRefusedAndTheFirstGoesOn4TestfMp_.swift:4:192-4:202
