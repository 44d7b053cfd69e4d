nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V22whatARestoreReadsStays4TestfMp_.swift:5:99-5:109
