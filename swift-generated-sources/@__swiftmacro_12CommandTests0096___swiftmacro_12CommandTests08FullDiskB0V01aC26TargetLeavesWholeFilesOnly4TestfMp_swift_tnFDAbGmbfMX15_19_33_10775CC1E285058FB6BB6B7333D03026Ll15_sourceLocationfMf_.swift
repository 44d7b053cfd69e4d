Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_.swift:16:20-16:36
