nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08WatchEndB0V07hurriedD23LosesNothingThatWasKept4TestfMp_.swift:4:187-4:197
