nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests016ApplicationSignsB0V24flatpakIsKnownByItsScope4TestfMp_.swift:4:185-4:195
