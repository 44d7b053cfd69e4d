nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_.swift:5:99-5:109
