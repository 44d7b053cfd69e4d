nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ExcludeB0V16addListAndRemove4TestfMp_.swift:4:169-4:179
