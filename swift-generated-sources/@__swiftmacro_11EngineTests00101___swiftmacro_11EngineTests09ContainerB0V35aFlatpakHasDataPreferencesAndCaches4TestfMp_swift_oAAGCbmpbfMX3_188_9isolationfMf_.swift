nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09ContainerB0V35aFlatpakHasDataPreferencesAndCaches4TestfMp_.swift:4:189-4:199
