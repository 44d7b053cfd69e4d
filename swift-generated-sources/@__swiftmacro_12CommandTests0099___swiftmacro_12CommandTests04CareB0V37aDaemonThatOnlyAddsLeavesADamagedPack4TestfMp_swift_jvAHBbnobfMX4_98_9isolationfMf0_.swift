nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04CareB0V37aDaemonThatOnlyAddsLeavesADamagedPack4TestfMp_.swift:5:99-5:109
