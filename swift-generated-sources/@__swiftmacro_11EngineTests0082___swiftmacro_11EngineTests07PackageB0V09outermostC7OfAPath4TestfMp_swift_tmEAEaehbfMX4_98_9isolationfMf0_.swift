nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests07PackageB0V09outermostC7OfAPath4TestfMp_.swift:5:99-5:109
