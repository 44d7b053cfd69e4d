nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests010CoarseTimeB0V34packageSavedWithinATickIsWaitedFor4TestfMp_.swift:4:190-4:200
