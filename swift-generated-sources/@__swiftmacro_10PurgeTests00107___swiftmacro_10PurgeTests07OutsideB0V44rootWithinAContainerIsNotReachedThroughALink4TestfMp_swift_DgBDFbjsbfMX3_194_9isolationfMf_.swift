nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests07OutsideB0V44rootWithinAContainerIsNotReachedThroughALink4TestfMp_.swift:4:195-4:205
