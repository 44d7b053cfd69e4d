nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV25documentedFileSetsNothing4TestfMp_.swift:4:170-4:180
