nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_.swift:5:99-5:109
