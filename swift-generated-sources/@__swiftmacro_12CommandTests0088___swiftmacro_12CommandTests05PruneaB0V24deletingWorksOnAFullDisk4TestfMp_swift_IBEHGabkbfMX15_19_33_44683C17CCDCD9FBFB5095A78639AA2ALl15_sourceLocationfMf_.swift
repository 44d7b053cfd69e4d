Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_.swift:16:20-16:36
