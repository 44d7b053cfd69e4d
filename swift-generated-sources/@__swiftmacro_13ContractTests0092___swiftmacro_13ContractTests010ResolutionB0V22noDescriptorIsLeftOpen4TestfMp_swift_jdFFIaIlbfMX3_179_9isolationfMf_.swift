nil                                                                                                                             

// original-source-range: @__swiftmacro_13ContractTests010ResolutionB0V22noDescriptorIsLeftOpen4TestfMp_.swift:4:180-4:190
