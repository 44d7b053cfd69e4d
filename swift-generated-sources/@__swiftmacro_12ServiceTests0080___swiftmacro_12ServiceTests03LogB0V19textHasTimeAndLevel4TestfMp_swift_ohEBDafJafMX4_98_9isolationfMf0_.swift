nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests03LogB0V19textHasTimeAndLevel4TestfMp_.swift:5:99-5:109
