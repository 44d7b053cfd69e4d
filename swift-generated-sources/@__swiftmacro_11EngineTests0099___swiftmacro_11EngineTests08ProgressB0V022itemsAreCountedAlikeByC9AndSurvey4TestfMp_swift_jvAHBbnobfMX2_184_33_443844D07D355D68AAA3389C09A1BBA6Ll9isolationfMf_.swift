nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08ProgressB0V022itemsAreCountedAlikeByC9AndSurvey4TestfMp_.swift:3:185-3:195
