nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV11timeInParts4TestfMp_.swift:4:156-4:166
