nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV26shownSizeReadsBackAsItself4TestfMp_.swift:5:99-5:109
