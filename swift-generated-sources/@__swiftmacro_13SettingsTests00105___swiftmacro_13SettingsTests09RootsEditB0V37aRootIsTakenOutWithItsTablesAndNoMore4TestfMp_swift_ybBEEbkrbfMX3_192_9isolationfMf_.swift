nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests09RootsEditB0V37aRootIsTakenOutWithItsTablesAndNoMore4TestfMp_.swift:4:193-4:203
