nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests015SupervisedWatchB0V018readyIsToldWhenAllf21WatchedAndTheWatchdogF3Fed4TestfMp_.swift:4:210-4:220
