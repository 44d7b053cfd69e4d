nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV26shownTimeReadsBackAsItself4TestfMp_.swift:4:171-4:181
