nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07ProgramB0V37timeLimitEndsAProgramAndWhatItStarted4TestfMp_.swift:5:99-5:109
