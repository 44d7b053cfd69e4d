nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_.swift:4:184-4:194
