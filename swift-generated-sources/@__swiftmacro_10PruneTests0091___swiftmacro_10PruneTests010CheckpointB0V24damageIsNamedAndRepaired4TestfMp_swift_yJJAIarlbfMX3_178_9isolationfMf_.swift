nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests010CheckpointB0V24damageIsNamedAndRepaired4TestfMp_.swift:4:179-4:189
