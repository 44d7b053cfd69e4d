nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_.swift:5:99-5:109
