nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_.swift:4:175-4:185
