nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests010CheckpointB0V16itMayEndAnywhere4TestfMp_.swift:5:99-5:109
