nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012UnstableFileB0V44fileThatChangesOnceIsReadAgainAndStoredWhole4TestfMp_.swift:4:202-4:212
