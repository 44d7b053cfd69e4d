nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests08HeldItemB0V012mappedFileIsc19ThoughItsDescriptorG6Closed4TestfMp_.swift:4:195-4:205
