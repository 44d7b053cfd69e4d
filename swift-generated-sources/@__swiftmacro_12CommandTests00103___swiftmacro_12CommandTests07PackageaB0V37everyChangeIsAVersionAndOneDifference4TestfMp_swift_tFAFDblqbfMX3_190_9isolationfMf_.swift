nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V37everyChangeIsAVersionAndOneDifference4TestfMp_.swift:4:191-4:201
