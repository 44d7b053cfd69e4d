nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_.swift:5:99-5:109
