nil                                                                                                                             

// original-source-range: @__swiftmacro_17WatchCommandTests09OperationC0V19gitCloneAndBranches4TestfMp_.swift:4:179-4:189
