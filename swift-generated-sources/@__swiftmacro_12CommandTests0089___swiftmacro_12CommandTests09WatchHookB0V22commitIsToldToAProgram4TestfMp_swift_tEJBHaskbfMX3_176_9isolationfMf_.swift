nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09WatchHookB0V22commitIsToldToAProgram4TestfMp_.swift:4:177-4:187
