nil                                                                                                                             

// original-source-range: @__swiftmacro_15SimulationTests06DamageB0V44theNextRunStoresAgainWhatADamagedPackHasLost4TestfMp_.swift:4:199-4:209
