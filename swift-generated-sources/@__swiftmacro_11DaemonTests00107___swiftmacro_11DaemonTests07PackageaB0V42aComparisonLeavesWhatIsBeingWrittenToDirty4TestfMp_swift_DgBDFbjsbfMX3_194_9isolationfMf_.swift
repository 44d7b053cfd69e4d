nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07PackageaB0V42aComparisonLeavesWhatIsBeingWrittenToDirty4TestfMp_.swift:4:195-4:205
