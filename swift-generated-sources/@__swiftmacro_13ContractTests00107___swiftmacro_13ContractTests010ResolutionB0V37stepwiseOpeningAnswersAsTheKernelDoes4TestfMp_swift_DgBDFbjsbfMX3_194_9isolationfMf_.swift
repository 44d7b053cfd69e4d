nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_.swift:4:195-4:205
