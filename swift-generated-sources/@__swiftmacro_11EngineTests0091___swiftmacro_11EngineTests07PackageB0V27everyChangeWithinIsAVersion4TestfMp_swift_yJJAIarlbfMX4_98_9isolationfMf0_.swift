nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_.swift:5:99-5:109
