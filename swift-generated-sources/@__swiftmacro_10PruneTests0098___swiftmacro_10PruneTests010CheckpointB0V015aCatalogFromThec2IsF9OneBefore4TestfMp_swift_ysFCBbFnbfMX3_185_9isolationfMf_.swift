nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_.swift:4:186-4:196
