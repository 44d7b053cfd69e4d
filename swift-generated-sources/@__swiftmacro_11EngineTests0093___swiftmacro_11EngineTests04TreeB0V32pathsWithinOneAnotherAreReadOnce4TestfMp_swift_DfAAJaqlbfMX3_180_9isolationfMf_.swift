nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V32pathsWithinOneAnotherAreReadOnce4TestfMp_.swift:4:181-4:191
