nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V23idleConnectionsMakeRoom4TestfMp_.swift:4:175-4:185
