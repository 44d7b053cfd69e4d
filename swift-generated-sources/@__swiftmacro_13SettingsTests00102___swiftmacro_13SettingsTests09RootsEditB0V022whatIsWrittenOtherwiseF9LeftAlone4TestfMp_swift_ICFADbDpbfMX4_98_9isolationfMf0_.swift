nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests09RootsEditB0V022whatIsWrittenOtherwiseF9LeftAlone4TestfMp_.swift:5:99-5:109
