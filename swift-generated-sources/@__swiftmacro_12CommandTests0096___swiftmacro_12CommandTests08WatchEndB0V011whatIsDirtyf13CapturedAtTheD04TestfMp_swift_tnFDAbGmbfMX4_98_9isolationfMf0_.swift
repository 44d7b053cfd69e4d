nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V011whatIsDirtyf13CapturedAtTheD04TestfMp_.swift:5:99-5:109
