nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests016ApplicationSignsB0V21shareIsReadAndWritten4TestfMp_.swift:5:99-5:109
