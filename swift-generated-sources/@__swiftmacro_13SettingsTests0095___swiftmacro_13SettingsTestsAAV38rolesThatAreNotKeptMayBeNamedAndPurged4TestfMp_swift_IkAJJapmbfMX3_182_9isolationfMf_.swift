nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV38rolesThatAreNotKeptMayBeNamedAndPurged4TestfMp_.swift:4:183-4:193
