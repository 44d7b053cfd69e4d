nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04VerbB0V23lsListsAnyCommitAndPart4TestfMp_.swift:5:99-5:109
