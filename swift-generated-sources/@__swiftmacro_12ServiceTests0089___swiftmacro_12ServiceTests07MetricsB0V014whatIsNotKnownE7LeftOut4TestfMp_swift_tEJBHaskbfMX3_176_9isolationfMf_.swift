nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07MetricsB0V014whatIsNotKnownE7LeftOut4TestfMp_.swift:4:177-4:187
