nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV22emptyFileGivesDefaults4TestfMp_.swift:4:167-4:177
