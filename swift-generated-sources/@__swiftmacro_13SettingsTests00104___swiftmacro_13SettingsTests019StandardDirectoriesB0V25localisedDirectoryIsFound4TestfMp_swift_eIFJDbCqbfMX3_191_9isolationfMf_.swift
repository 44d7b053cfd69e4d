nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests019StandardDirectoriesB0V25localisedDirectoryIsFound4TestfMp_.swift:4:192-4:202
