nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_.swift:5:99-5:109
