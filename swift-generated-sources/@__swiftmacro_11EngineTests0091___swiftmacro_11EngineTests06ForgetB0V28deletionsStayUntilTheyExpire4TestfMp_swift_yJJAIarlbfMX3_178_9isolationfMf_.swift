nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests06ForgetB0V28deletionsStayUntilTheyExpire4TestfMp_.swift:4:179-4:189
