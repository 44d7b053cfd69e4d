nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07PackageB0V041aSaveAtAnyMomentOfABackupIsKeptWholeOrNotE3All4TestfMp_.swift:4:199-4:209
