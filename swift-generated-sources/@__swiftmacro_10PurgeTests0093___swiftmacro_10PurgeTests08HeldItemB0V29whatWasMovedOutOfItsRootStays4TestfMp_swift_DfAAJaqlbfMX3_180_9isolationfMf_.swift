nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_.swift:4:181-4:191
