nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_.swift:5:99-5:109
