nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests08ArgumentB0V40aFullDeviceBehindStandardOutputIsAnError4TestfMp_.swift:4:194-4:204
