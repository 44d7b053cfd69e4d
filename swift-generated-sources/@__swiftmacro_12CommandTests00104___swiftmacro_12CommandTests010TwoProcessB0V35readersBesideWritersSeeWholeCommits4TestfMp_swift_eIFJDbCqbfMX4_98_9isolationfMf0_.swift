nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_.swift:5:99-5:109
