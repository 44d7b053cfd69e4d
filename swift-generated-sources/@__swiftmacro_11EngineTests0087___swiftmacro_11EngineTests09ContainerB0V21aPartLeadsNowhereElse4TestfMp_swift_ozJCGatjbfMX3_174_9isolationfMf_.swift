nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09ContainerB0V21aPartLeadsNowhereElse4TestfMp_.swift:4:175-4:185
