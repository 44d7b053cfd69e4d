nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012UnstableFileB0V017readErrorNamesTheD22AndKeepsItsLastVersion4TestfMp_.swift:4:201-4:211
