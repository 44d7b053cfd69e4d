nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_.swift:4:174-4:184
