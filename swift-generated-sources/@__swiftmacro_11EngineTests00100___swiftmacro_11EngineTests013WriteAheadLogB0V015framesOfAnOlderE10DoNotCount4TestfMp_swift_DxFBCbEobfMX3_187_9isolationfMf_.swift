nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests013WriteAheadLogB0V015framesOfAnOlderE10DoNotCount4TestfMp_.swift:4:188-4:198
