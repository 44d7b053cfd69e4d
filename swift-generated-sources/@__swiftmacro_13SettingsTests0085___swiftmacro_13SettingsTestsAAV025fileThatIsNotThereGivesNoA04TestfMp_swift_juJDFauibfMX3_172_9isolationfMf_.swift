nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_.swift:4:173-4:183
