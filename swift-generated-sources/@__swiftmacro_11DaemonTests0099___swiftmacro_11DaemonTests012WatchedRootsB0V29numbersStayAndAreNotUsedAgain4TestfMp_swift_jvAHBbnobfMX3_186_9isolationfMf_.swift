nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests012WatchedRootsB0V29numbersStayAndAreNotUsedAgain4TestfMp_.swift:4:187-4:197
