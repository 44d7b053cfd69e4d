nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V36anotherSpellingMayBeTheOneThatIsKept4TestfMp_.swift:4:190-4:200
