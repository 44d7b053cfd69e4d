nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_.swift:5:99-5:109
