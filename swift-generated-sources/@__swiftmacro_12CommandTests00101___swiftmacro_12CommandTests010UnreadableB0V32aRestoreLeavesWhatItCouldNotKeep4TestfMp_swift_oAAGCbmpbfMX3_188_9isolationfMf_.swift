nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_.swift:4:189-4:199
