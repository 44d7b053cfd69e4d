nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests03GapC0V29changesWhileItWasAwayAreFound4TestfMp_.swift:4:183-4:193
