nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV025aNeededChunkThatIsDamagedF20NamedAndItsPackStays4TestfMp_.swift:5:99-5:109
