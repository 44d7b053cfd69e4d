nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_.swift:4:192-4:202
