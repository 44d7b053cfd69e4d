nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests09RootsEditB0V32theFirstRootKeepsTheStandardOnes4TestfMp_.swift:4:188-4:198
