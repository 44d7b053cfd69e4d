nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V32whatIsNotThereSaysItsLastVersion4TestfMp_.swift:4:186-4:196
