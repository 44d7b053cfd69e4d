nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV19everySettingIsTaken4TestfMp_.swift:4:164-4:174
