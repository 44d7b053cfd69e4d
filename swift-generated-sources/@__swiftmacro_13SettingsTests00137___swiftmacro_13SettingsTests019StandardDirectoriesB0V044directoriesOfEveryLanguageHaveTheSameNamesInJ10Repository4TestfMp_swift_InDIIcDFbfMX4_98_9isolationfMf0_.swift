nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests019StandardDirectoriesB0V044directoriesOfEveryLanguageHaveTheSameNamesInJ10Repository4TestfMp_.swift:5:99-5:109
