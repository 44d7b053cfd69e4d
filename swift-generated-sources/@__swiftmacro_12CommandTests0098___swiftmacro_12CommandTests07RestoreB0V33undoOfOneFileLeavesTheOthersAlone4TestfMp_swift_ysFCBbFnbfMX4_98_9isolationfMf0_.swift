nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07RestoreB0V33undoOfOneFileLeavesTheOthersAlone4TestfMp_.swift:5:99-5:109
