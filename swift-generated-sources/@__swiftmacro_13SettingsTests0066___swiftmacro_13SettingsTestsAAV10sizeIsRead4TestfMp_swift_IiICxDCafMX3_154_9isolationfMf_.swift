nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV10sizeIsRead4TestfMp_.swift:4:155-4:165
