nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_.swift:5:99-5:109
