nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests9JSONTestsV28bytesOfNamesAreInHexadecimal4TestfMp_.swift:4:180-4:190
