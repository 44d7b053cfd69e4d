nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_.swift:5:99-5:109
