nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V37whatChangesMeanwhileIsNotCalledStored4TestfMp_.swift:5:99-5:109
