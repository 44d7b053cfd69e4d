nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV39aReaderThatBeganBeforeFindsWhatWasMoved4TestfMp_.swift:4:181-4:191
