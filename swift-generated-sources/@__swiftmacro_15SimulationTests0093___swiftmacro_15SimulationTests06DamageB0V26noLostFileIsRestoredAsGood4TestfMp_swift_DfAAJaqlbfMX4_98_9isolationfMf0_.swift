nil                                                                                                                             

// original-source-range: @__swiftmacro_15SimulationTests06DamageB0V26noLostFileIsRestoredAsGood4TestfMp_.swift:5:99-5:109
