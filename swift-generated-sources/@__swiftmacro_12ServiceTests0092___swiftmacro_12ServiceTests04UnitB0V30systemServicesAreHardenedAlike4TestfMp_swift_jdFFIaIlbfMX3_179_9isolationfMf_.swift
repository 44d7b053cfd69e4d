nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04UnitB0V30systemServicesAreHardenedAlike4TestfMp_.swift:4:180-4:190
