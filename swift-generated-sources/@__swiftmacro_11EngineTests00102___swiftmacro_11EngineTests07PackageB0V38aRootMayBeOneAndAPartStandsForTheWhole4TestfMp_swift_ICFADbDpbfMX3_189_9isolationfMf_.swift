nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07PackageB0V38aRootMayBeOneAndAPartStandsForTheWhole4TestfMp_.swift:4:190-4:200
