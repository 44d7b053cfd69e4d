nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09ContainerB0V39aSnapIsItsCommonDataAndTheRevisionInUse4TestfMp_.swift:4:193-4:203
