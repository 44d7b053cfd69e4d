nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07PackageB0V22noCommitSplitsAPackage4TestfMp_.swift:4:174-4:184
