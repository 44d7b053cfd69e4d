nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests04RuleC0V023otherSettingsHoldAsSoonH11TheyAreRead4TestfMp_.swift:4:193-4:203
