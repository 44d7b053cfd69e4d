nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_.swift:5:99-5:109
