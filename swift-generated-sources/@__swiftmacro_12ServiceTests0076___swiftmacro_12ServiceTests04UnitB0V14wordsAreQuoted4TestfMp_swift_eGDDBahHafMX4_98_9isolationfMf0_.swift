nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04UnitB0V14wordsAreQuoted4TestfMp_.swift:5:99-5:109
