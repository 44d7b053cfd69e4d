nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests012WatchedRootsB0V016rootsThatAreAwayG4Held4TestfMp_.swift:4:181-4:191
