nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04UnitB0V14wordsAreQuoted4TestfMp_.swift:4:164-4:174
