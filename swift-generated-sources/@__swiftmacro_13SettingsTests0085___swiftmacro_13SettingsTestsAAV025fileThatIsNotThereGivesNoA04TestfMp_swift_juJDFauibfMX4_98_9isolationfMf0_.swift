nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_.swift:5:99-5:109
