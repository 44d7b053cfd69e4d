nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests09RuleModelB0V038renamedDirectoriesAreJudgedByWhereTheyG04TestfMp_.swift:4:194-4:204
