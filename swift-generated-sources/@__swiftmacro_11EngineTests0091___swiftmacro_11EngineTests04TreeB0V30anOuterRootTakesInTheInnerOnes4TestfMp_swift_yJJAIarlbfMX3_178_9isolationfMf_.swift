nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V30anOuterRootTakesInTheInnerOnes4TestfMp_.swift:4:179-4:189
