nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV025aNeededChunkThatIsDamagedF20NamedAndItsPackStays4TestfMp_.swift:4:191-4:201
