nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests019StandardDirectoriesB0V012relativeBaseD10AreIgnored4TestfMp_.swift:4:193-4:203
