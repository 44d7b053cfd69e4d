nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V37whatChangesMeanwhileIsNotCalledStored4TestfMp_.swift:4:191-4:201
