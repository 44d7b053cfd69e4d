nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_.swift:4:194-4:204
