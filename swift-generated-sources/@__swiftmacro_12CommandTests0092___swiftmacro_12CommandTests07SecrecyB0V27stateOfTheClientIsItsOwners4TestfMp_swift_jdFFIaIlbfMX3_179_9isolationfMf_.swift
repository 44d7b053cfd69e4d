nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_.swift:4:180-4:190
