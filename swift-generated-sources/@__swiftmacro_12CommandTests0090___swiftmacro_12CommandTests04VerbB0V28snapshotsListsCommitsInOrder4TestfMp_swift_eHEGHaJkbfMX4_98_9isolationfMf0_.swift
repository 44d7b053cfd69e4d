nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests04VerbB0V28snapshotsListsCommitsInOrder4TestfMp_.swift:5:99-5:109
