nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07LeftOutB0V35theSourceIsToldWhichRootItBelongsTo4TestfMp_.swift:4:187-4:197
