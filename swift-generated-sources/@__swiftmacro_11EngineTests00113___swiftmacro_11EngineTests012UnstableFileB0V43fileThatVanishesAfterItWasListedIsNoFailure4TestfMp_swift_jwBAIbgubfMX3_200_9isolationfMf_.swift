nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012UnstableFileB0V43fileThatVanishesAfterItWasListedIsNoFailure4TestfMp_.swift:4:201-4:211
