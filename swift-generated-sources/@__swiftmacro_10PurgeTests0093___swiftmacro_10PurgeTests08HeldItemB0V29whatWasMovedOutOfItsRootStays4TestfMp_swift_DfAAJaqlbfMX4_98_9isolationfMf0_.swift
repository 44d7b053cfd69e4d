nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests08HeldItemB0V29whatWasMovedOutOfItsRootStays4TestfMp_.swift:5:99-5:109
