nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07ProgramB0V18nothingIsInherited4TestfMp_.swift:4:171-4:181
