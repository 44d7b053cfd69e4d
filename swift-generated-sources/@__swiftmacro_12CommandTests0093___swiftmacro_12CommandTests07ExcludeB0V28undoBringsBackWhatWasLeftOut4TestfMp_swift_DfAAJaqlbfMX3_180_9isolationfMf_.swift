nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ExcludeB0V28undoBringsBackWhatWasLeftOut4TestfMp_.swift:4:181-4:191
