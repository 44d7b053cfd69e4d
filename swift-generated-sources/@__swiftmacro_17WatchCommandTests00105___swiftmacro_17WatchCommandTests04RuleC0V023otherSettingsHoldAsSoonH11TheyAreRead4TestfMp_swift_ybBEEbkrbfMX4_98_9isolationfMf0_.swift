nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests04RuleC0V023otherSettingsHoldAsSoonH11TheyAreRead4TestfMp_.swift:5:99-5:109
