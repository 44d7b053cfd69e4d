nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V34lockIsHeldForASliceAndAPieceAtMost4TestfMp_.swift:4:192-4:202
