nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests016ApplicationSignsB0V20snapIsKnownByItsUnit4TestfMp_.swift:5:99-5:109
