nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07MetricsB0V37failureLeavesTheOldFileAndNothingElse4TestfMp_.swift:4:190-4:200
