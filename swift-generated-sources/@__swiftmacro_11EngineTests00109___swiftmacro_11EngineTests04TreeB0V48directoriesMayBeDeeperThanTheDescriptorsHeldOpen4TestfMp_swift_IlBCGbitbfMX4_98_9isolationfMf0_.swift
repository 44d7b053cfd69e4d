nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests04TreeB0V48directoriesMayBeDeeperThanTheDescriptorsHeldOpen4TestfMp_.swift:5:99-5:109
