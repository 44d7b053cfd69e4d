nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07MetricsB0V26everyLineFollowsTheGrammar4TestfMp_.swift:5:99-5:109
