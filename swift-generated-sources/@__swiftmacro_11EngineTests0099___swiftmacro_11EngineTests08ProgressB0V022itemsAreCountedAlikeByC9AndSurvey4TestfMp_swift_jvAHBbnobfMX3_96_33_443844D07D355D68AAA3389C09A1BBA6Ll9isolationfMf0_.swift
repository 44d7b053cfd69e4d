nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08ProgressB0V022itemsAreCountedAlikeByC9AndSurvey4TestfMp_.swift:4:97-4:107
