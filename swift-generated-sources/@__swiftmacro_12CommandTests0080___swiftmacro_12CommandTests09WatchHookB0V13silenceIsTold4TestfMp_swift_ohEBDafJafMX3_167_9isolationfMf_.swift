nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09WatchHookB0V13silenceIsTold4TestfMp_.swift:4:168-4:178
