nil                                                                                                                             

// original-source-range: @__swiftmacro_11VerifyTests013RepairHistoryB0V26gapsAndMovesOutliveARepair4TestfMp_.swift:4:185-4:195
