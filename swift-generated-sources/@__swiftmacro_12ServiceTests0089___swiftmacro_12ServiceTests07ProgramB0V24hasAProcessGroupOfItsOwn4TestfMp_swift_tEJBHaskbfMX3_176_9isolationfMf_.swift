nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07ProgramB0V24hasAProcessGroupOfItsOwn4TestfMp_.swift:4:177-4:187
