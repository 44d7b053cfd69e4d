nil                                                                                                                             

// original-source-range: @__swiftmacro_15SimulationTests06DamageB0V28noFlippedBitIsRestoredAsGood4TestfMp_.swift:4:183-4:193
