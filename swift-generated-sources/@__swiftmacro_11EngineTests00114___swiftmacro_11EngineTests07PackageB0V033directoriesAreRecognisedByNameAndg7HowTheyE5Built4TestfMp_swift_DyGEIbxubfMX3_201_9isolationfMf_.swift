nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07PackageB0V033directoriesAreRecognisedByNameAndg7HowTheyE5Built4TestfMp_.swift:4:202-4:212
