nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV38rolesThatAreNotKeptMayBeNamedAndPurged4TestfMp_.swift:5:99-5:109
