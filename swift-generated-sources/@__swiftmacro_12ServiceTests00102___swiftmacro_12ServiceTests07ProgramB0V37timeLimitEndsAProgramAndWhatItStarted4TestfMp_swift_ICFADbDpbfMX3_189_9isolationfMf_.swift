nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_.swift:4:190-4:200
