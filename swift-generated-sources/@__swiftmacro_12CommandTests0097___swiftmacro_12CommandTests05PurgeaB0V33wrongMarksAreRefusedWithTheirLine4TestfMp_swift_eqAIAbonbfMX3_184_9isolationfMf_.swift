nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05PurgeaB0V33wrongMarksAreRefusedWithTheirLine4TestfMp_.swift:4:185-4:195
