nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V38fileAndDirectoryMayTakeEachOthersPlace4TestfMp_.swift:4:187-4:197
