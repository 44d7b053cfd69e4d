nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07MetricsB0V19textIsTheGoldenFile4TestfMp_.swift:4:172-4:182
