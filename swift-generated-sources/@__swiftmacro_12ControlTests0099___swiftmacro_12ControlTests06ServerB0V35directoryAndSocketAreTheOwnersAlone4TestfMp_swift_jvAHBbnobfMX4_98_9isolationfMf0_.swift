nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V35directoryAndSocketAreTheOwnersAlone4TestfMp_.swift:5:99-5:109
