nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012UnstableFileB0V43fileThatVanishesAfterItWasListedIsNoFailure4TestfMp_.swift:5:99-5:109
