nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests019StandardDirectoriesB0V36foundationAgreesOnApplicationSupport4TestfMp_.swift:4:203-4:213
