nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_.swift:5:99-5:109
