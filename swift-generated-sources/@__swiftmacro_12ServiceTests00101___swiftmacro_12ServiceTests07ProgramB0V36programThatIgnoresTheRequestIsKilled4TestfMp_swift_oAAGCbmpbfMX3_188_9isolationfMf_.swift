nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07ProgramB0V36programThatIgnoresTheRequestIsKilled4TestfMp_.swift:4:189-4:199
