nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests03LogB0V34journalIsRecognisedByItsDescriptor4TestfMp_.swift:4:183-4:193
