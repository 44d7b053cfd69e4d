nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V37whatIsThereDecidesForTheWholeDocument4TestfMp_.swift:5:99-5:109
