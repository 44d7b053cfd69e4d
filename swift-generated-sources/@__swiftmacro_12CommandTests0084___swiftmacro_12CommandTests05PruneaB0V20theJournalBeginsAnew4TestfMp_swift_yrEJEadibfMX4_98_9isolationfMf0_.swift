nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PruneaB0V20theJournalBeginsAnew4TestfMp_.swift:5:99-5:109
