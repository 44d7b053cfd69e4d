nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests09WatchHookB0V22figuresAppearAndGoAway4TestfMp_.swift:4:177-4:187
