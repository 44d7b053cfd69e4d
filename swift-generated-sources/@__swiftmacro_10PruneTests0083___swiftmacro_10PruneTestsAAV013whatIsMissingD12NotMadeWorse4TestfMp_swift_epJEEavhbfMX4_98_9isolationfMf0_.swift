nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTestsAAV013whatIsMissingD12NotMadeWorse4TestfMp_.swift:5:99-5:109
