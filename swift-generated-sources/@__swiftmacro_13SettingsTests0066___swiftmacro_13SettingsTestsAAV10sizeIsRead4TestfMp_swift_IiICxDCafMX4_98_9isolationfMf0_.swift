nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV10sizeIsRead4TestfMp_.swift:5:99-5:109
