nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08RootPlanB0V27anOuterPathTakesInLiveRoots4TestfMp_.swift:4:180-4:190
