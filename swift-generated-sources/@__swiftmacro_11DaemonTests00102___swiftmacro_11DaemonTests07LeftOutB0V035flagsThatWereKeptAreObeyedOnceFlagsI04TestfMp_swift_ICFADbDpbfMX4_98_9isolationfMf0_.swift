nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_.swift:5:99-5:109
