nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_.swift:4:179-4:189
