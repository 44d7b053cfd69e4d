nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests07OutsideB0V28baseMayBeReachedThroughALink4TestfMp_.swift:4:179-4:189
