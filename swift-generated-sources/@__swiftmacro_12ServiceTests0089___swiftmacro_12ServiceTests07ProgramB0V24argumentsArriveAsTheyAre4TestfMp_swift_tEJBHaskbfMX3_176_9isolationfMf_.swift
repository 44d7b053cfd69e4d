nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07ProgramB0V24argumentsArriveAsTheyAre4TestfMp_.swift:4:177-4:187
