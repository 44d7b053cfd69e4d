nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07RestoreB0V49aDirectoryInTheWayOfAFileStaysUnlessDeleteIsGiven4TestfMp_.swift:4:202-4:212
