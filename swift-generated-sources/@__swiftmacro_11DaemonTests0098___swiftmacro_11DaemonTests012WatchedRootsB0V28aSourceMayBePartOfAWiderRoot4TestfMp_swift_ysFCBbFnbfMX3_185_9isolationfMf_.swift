nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests012WatchedRootsB0V28aSourceMayBePartOfAWiderRoot4TestfMp_.swift:4:186-4:196
