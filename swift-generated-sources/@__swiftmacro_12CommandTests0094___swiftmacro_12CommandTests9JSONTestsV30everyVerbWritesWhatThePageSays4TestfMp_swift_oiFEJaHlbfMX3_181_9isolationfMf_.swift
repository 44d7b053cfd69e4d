nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests9JSONTestsV30everyVerbWritesWhatThePageSays4TestfMp_.swift:4:182-4:192
