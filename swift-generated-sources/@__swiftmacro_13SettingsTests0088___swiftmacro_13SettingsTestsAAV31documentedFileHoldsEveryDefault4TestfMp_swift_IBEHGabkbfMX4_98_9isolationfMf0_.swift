nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV31documentedFileHoldsEveryDefault4TestfMp_.swift:5:99-5:109
