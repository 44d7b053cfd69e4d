nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests013WriteAheadLogB0V35whatFollowsABrokenFrameDoesNotCount4TestfMp_.swift:4:194-4:204
