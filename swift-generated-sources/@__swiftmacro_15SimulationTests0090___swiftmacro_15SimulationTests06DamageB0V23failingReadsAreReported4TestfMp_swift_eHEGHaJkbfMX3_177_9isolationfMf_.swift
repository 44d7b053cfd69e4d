nil                                                                                                                             

// original-source-range: @__swiftmacro_15SimulationTests06DamageB0V23failingReadsAreReported4TestfMp_.swift:4:178-4:188
