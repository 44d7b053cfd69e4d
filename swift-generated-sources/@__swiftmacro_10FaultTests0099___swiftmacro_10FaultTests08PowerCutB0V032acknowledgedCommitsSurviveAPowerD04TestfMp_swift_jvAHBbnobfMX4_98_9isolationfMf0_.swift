nil                                                                                                                             

// original-source-range: @__swiftmacro_10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_.swift:5:99-5:109
