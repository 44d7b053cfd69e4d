nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_.swift:4:171-4:181
