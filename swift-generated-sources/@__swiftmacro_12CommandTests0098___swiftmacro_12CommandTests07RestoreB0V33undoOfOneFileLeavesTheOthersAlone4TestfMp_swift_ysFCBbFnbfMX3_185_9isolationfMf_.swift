nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07RestoreB0V33undoOfOneFileLeavesTheOthersAlone4TestfMp_.swift:4:186-4:196
