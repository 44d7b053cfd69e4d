nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V41endDuringTheFirstComparisonKeepsWhatItHas4TestfMp_.swift:4:195-4:205
