nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_.swift:5:99-5:109
