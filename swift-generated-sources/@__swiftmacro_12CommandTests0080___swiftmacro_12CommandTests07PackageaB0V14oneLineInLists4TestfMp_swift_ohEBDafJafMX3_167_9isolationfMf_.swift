nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V14oneLineInLists4TestfMp_.swift:4:168-4:178
