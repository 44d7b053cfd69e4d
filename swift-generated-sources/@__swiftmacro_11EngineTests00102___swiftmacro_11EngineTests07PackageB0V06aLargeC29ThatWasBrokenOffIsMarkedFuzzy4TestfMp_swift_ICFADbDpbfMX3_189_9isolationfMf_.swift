nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07PackageB0V06aLargeC29ThatWasBrokenOffIsMarkedFuzzy4TestfMp_.swift:4:190-4:200
