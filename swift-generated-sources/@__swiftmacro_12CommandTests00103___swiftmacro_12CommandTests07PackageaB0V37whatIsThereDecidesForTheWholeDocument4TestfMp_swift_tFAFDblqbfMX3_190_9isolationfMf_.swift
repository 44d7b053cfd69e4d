nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V37whatIsThereDecidesForTheWholeDocument4TestfMp_.swift:4:191-4:201
