nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests08HeldItemB0V032itemThatWasUsedOrReplacedSinceItG9SeenStays4TestfMp_.swift:4:196-4:206
