nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests04RuleC0V29aRenameLeavesOutAndBringsBack4TestfMp_.swift:5:99-5:109
