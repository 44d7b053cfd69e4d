nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05StampB0V16everyFieldCounts4TestfMp_.swift:4:166-4:176
