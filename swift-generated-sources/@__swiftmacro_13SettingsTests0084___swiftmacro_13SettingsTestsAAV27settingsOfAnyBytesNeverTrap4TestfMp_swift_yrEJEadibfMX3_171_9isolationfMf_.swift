nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV27settingsOfAnyBytesNeverTrap4TestfMp_.swift:4:172-4:182
