nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09ContainerB0V36onlyNamesOfApplicationsAreContainers4TestfMp_.swift:4:190-4:200
