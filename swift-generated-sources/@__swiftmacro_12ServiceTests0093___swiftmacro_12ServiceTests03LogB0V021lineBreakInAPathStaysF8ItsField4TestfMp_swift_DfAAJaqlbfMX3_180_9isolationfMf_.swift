nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests03LogB0V021lineBreakInAPathStaysF8ItsField4TestfMp_.swift:4:181-4:191
