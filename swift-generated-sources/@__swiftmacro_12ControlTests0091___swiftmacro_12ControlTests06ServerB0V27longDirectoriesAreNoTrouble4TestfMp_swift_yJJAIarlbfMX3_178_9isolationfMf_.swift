nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V27longDirectoriesAreNoTrouble4TestfMp_.swift:4:179-4:189
