nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04UnitB0V05everyA10HasManners4TestfMp_.swift:4:168-4:178
