nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests013WriteAheadLogB0V08whatIsNoeG4None4TestfMp_.swift:4:174-4:184
