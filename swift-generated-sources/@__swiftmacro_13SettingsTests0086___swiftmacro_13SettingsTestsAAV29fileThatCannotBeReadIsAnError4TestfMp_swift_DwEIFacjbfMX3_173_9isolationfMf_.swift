nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV29fileThatCannotBeReadIsAnError4TestfMp_.swift:4:174-4:184
