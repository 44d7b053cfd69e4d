Testing.SourceLocation.__here()

// original-source-range: @__swiftmacro_12CommandTests07WitnessB0V03theC27ExtractsWhatTheBinaryStored4TestfMp_.swift:16:20-16:36
