nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests08HeldItemB0V010openFileIsc7UntilItG6Closed4TestfMp_.swift:4:180-4:190
