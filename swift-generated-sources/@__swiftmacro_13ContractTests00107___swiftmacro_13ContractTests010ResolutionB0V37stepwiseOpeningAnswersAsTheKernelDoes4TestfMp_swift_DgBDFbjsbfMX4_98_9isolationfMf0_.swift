nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_.swift:5:99-5:109
