nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_.swift:5:99-5:109
