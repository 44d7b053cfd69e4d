nil                                                                                                                             

// original-source-range: @__swiftmacro_15SimulationTests06DamageB0V26noLostFileIsRestoredAsGood4TestfMp_.swift:4:181-4:191
