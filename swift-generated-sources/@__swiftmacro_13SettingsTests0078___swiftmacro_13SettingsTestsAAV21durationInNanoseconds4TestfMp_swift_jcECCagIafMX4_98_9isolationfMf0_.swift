nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV21durationInNanoseconds4TestfMp_.swift:5:99-5:109
