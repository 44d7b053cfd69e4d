nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests08HeldItemB0V36nameThatBecameADirectoryOrALinkStays4TestfMp_.swift:4:188-4:198
