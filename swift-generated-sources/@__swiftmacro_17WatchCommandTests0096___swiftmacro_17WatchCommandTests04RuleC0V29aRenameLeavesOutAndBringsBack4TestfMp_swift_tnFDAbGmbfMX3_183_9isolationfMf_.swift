nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests04RuleC0V29aRenameLeavesOutAndBringsBack4TestfMp_.swift:4:184-4:194
