nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests03LogB0V27lessGraveMessagesAreDropped4TestfMp_.swift:4:176-4:186
