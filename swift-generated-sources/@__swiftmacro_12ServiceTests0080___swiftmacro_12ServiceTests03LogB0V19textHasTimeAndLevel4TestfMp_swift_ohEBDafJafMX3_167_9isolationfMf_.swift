nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests03LogB0V19textHasTimeAndLevel4TestfMp_.swift:4:168-4:178
