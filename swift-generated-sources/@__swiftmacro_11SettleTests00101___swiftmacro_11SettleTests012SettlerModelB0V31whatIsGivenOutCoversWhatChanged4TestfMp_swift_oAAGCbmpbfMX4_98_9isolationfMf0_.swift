nil                                                                                                                             

// original-source-range: @__swiftmacro_11SettleTests012SettlerModelB0V31whatIsGivenOutCoversWhatChanged4TestfMp_.swift:5:99-5:109
