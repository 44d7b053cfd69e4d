nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV013whatIsMissingD12NotMadeWorse4TestfMp_.swift:4:171-4:181
