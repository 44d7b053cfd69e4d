nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests0a6GrowthB0V31oneThatOnlyAddsTakesNothingAway4TestfMp_.swift:4:183-4:193
