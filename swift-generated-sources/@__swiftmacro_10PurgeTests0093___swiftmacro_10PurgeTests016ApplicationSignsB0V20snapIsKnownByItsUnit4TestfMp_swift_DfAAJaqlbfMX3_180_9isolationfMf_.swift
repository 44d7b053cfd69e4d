nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_.swift:4:181-4:191
