nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V31unreadableDirectoryLosesNothing4TestfMp_.swift:4:180-4:190
