nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09ContainerB0V32thereIsAnEndToContainersAndParts4TestfMp_.swift:4:186-4:196
