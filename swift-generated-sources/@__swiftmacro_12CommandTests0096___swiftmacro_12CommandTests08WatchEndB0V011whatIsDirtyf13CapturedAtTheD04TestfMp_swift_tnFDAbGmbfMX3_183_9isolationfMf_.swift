nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V011whatIsDirtyf13CapturedAtTheD04TestfMp_.swift:4:184-4:194
