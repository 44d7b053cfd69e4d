nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07RestoreB0V35symlinksInTheTargetAreNeverFollowed4TestfMp_.swift:4:188-4:198
