nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV18careCanBeTurnedOff4TestfMp_.swift:4:163-4:173
