nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04UnitB0V25systemServicesAreHardened4TestfMp_.swift:4:175-4:185
