nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V21otherUsersAreNotHeard4TestfMp_.swift:4:173-4:183
