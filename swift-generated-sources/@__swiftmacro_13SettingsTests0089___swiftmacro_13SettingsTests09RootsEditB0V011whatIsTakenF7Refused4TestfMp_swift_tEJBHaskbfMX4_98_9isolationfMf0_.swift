nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests09RootsEditB0V011whatIsTakenF7Refused4TestfMp_.swift:5:99-5:109
