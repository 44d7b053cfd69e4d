nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_.swift:4:192-4:202
