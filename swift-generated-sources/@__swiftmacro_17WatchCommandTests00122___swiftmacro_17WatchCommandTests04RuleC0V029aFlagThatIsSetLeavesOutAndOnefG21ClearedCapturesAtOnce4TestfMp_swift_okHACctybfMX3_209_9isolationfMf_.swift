nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests04RuleC0V029aFlagThatIsSetLeavesOutAndOnefG21ClearedCapturesAtOnce4TestfMp_.swift:4:210-4:220
