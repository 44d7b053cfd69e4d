nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests09PathProofB0V44changedContentIsNotStoredWhateverTheTimesSay4TestfMp_.swift:4:198-4:208
