nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests012WatchedRootsB0V39joiningTellsWhatBelongsToAnotherRootNow4TestfMp_.swift:4:197-4:207
