nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests013StandardRootsB0V010thePrintedA8Restores4TestfMp_.swift:4:181-4:191
