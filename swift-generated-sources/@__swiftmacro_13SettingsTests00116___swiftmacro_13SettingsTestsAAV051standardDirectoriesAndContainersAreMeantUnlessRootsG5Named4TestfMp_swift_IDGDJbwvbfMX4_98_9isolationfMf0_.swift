nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_.swift:5:99-5:109
