nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V37excludedDirectoryInsideARootIsSkipped4TestfMp_.swift:4:186-4:196
