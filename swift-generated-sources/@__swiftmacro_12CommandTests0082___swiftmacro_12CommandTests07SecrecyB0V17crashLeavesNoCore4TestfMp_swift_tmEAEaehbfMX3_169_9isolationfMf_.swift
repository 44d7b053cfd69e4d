nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07SecrecyB0V17crashLeavesNoCore4TestfMp_.swift:4:170-4:180
