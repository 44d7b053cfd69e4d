nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07PackageB0V10namesSayIt4TestfMp_.swift:4:162-4:172
