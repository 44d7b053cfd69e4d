nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV13sizeIsRefused4TestfMp_.swift:4:158-4:168
