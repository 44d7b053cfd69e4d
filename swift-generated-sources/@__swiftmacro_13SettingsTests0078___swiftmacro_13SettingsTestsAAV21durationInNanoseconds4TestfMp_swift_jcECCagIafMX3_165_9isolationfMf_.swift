nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV21durationInNanoseconds4TestfMp_.swift:4:166-4:176
