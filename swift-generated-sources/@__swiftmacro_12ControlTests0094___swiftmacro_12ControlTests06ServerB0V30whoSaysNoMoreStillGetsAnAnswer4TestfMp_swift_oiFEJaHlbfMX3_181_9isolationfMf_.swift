nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V30whoSaysNoMoreStillGetsAnAnswer4TestfMp_.swift:4:182-4:192
