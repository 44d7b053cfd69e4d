nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests03LogB0V17journalGetsFields4TestfMp_.swift:4:166-4:176
