nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests010FoundRootsB0V028whatIsGoneStaysKnownUnlessItF13KeptElsewhere4TestfMp_.swift:4:201-4:211
