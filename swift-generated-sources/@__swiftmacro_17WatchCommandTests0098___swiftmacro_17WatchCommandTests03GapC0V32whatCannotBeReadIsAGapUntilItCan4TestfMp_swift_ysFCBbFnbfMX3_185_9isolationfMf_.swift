nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests03GapC0V32whatCannotBeReadIsAGapUntilItCan4TestfMp_.swift:4:186-4:196
