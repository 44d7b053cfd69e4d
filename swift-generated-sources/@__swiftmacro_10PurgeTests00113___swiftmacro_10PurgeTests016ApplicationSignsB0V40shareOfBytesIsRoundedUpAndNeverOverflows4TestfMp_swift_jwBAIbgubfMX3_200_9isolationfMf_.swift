nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests016ApplicationSignsB0V40shareOfBytesIsRoundedUpAndNeverOverflows4TestfMp_.swift:4:201-4:211
