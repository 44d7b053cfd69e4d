nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08DatabaseB0V20fuzzyCopiesAreMarked4TestfMp_.swift:4:174-4:184
