nil                                                                                                                             

// original-source-range: @__swiftmacro_10PurgeTests08HeldItemB0V25ofAFifoOnlyTheSurveyTells4TestfMp_.swift:5:99-5:109
