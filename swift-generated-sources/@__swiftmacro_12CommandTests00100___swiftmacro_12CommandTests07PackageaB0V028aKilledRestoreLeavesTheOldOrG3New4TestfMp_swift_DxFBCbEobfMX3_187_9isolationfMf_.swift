nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V028aKilledRestoreLeavesTheOldOrG3New4TestfMp_.swift:4:188-4:198
