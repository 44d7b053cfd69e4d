nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_.swift:4:184-4:194
