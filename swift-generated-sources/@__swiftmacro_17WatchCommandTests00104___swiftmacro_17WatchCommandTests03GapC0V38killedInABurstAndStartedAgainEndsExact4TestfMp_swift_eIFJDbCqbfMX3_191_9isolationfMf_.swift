nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests03GapC0V38killedInABurstAndStartedAgainEndsExact4TestfMp_.swift:4:192-4:202
