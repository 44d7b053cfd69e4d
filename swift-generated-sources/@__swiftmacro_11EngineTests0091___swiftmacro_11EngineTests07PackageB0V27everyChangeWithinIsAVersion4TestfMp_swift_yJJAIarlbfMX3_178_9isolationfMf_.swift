nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_.swift:4:179-4:189
