nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests019StandardDirectoriesB0V022locationsFollowTheBaseD04TestfMp_.swift:5:99-5:109
