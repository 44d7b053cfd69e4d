nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests010CheckpointB0V017aRepairCarriesTheC5Along4TestfMp_.swift:4:180-4:190
