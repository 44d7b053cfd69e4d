nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V20theJournalBeginsAnew4TestfMp_.swift:4:172-4:182
