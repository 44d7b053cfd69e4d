nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_.swift:4:186-4:196
