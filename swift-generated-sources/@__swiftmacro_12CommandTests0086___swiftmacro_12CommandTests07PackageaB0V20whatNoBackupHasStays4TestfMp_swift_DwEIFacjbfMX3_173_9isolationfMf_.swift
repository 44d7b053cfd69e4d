nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07PackageaB0V20whatNoBackupHasStays4TestfMp_.swift:4:174-4:184
