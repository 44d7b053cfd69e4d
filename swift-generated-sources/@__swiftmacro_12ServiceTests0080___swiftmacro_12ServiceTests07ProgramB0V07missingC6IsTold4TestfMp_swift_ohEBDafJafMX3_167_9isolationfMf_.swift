nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07ProgramB0V07missingC6IsTold4TestfMp_.swift:4:168-4:178
