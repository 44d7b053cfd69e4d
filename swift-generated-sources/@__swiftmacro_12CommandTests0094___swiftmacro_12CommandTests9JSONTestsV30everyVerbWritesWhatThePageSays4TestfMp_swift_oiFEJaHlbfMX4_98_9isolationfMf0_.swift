nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_.swift:5:99-5:109
