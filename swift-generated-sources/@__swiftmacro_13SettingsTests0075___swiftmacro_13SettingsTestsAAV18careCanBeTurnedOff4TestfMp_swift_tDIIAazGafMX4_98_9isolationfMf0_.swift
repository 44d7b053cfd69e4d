nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV18careCanBeTurnedOff4TestfMp_.swift:5:99-5:109
