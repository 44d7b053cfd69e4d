nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_.swift:4:184-4:194
