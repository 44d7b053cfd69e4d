nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07ProgramB0V30longOutputIsCutAndBlocksNobody4TestfMp_.swift:4:183-4:193
