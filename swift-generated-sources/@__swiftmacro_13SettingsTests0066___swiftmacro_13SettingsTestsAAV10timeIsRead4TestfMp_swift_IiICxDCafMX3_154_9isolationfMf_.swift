nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV10timeIsRead4TestfMp_.swift:4:155-4:165
