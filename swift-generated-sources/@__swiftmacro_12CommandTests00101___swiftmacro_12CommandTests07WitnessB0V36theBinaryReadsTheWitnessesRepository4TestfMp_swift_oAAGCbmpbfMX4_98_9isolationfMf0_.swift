nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07WitnessB0V36theBinaryReadsTheWitnessesRepository4TestfMp_.swift:5:99-5:109
