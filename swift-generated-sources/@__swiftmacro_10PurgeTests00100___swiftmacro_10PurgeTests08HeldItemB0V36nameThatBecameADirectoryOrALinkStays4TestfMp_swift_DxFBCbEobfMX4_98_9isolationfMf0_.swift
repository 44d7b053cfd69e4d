nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests08HeldItemB0V36nameThatBecameADirectoryOrALinkStays4TestfMp_.swift:5:99-5:109
