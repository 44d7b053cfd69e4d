nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests019StandardDirectoriesB0V23pathIsReadAsAShellWould4TestfMp_.swift:4:190-4:200
