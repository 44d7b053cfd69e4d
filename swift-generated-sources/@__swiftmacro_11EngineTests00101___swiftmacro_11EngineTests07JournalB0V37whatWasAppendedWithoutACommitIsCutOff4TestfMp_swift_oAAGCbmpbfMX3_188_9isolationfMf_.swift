nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07JournalB0V37whatWasAppendedWithoutACommitIsCutOff4TestfMp_.swift:4:189-4:199
