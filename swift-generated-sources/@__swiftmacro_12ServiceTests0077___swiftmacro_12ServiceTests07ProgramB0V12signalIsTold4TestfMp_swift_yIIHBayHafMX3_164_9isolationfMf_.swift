nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07ProgramB0V12signalIsTold4TestfMp_.swift:4:165-4:175
