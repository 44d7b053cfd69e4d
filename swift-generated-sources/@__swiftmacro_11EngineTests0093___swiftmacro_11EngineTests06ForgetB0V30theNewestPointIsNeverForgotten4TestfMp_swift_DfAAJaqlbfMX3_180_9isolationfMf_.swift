nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests06ForgetB0V30theNewestPointIsNeverForgotten4TestfMp_.swift:4:181-4:191
