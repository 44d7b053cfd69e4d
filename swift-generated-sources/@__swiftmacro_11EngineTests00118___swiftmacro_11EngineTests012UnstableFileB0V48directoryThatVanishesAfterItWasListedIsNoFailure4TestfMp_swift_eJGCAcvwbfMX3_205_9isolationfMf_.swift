nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012UnstableFileB0V48directoryThatVanishesAfterItWasListedIsNoFailure4TestfMp_.swift:4:206-4:216
