nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V37excludedDirectoryInsideARootIsSkipped4TestfMp_.swift:5:99-5:109
