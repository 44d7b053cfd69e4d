nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests010CheckpointB0V36whileSomebodyReadsTheOldSegmentsStay4TestfMp_.swift:4:191-4:201
