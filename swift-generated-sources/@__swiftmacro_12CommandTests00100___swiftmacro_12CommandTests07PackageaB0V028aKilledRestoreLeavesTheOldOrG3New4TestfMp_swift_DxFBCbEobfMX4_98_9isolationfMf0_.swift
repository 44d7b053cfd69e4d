nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_.swift:5:99-5:109
