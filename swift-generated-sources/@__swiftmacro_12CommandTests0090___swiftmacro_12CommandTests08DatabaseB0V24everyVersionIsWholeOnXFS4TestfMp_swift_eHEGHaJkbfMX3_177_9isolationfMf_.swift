nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08DatabaseB0V24everyVersionIsWholeOnXFS4TestfMp_.swift:4:178-4:188
