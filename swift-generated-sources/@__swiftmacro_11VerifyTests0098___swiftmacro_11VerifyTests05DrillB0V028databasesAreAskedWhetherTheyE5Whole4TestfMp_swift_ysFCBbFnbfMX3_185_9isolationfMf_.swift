nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests05DrillB0V028databasesAreAskedWhetherTheyE5Whole4TestfMp_.swift:4:186-4:196
