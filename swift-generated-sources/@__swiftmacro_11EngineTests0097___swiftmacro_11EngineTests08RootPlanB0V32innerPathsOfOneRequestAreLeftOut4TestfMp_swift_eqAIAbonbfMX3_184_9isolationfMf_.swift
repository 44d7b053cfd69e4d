nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests08RootPlanB0V32innerPathsOfOneRequestAreLeftOut4TestfMp_.swift:4:185-4:195
