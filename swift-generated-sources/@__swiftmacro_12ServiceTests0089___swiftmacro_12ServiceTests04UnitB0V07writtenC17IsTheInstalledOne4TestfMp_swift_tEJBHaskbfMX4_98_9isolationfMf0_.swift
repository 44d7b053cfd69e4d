nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04UnitB0V07writtenC17IsTheInstalledOne4TestfMp_.swift:5:99-5:109
