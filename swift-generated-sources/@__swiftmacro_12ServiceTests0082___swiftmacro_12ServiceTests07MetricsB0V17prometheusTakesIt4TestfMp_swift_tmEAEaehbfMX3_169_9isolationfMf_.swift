nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_.swift:4:170-4:180
