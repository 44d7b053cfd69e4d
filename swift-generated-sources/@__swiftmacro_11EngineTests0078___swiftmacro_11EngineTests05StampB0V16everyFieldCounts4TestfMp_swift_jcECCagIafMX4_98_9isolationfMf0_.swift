nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests05StampB0V16everyFieldCounts4TestfMp_.swift:5:99-5:109
