nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests04RuleC0V013whatIsLeftOutF10NotWatched4TestfMp_.swift:4:182-4:192
