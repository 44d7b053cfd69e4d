nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV22emptyFileGivesDefaults4TestfMp_.swift:5:99-5:109
