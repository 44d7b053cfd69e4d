nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests019StandardDirectoriesB0V41withoutFileTheyAreWhereTheDefaultsPutThem4TestfMp_.swift:4:208-4:218
