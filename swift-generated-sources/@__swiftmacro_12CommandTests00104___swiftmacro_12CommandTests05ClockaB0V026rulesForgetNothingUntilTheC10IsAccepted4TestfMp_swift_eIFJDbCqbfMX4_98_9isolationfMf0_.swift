nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05ClockaB0V026rulesForgetNothingUntilTheC10IsAccepted4TestfMp_.swift:5:99-5:109
