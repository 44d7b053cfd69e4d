nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V26unreadableNameLosesNothing4TestfMp_.swift:4:175-4:185
