nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V35treeMovedUnderADeepWalkLosesNothing4TestfMp_.swift:4:184-4:194
