nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07ProgramB0V29inputIsReadAndOutputComesBack4TestfMp_.swift:4:182-4:192
