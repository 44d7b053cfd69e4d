nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests019StandardDirectoriesB0V25localisedDirectoryIsFound4TestfMp_.swift:5:99-5:109
