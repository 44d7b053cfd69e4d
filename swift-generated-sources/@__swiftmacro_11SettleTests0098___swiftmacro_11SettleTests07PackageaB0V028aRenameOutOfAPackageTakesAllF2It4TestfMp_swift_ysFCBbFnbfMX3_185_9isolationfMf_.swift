nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests07PackageaB0V028aRenameOutOfAPackageTakesAllF2It4TestfMp_.swift:4:186-4:196
