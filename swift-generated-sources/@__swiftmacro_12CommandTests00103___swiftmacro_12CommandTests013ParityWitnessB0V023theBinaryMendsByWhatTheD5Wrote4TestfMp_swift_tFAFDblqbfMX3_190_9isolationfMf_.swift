nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests013ParityWitnessB0V023theBinaryMendsByWhatTheD5Wrote4TestfMp_.swift:4:191-4:201
