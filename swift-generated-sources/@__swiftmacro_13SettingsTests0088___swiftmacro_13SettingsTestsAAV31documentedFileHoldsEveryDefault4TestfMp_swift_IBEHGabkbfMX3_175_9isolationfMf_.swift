nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV31documentedFileHoldsEveryDefault4TestfMp_.swift:4:176-4:186
