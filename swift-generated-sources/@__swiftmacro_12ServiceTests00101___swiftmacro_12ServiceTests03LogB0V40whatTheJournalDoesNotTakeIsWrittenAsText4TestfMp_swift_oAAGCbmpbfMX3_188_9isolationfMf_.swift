nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests03LogB0V40whatTheJournalDoesNotTakeIsWrittenAsText4TestfMp_.swift:4:189-4:199
