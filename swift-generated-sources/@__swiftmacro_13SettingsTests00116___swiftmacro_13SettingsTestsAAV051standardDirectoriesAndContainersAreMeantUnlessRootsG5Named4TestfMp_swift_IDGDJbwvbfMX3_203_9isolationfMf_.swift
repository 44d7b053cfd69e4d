nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_.swift:4:204-4:214
