nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07LeftOutB0V035flagsThatWereKeptAreObeyedOnceFlagsI04TestfMp_.swift:4:190-4:200
