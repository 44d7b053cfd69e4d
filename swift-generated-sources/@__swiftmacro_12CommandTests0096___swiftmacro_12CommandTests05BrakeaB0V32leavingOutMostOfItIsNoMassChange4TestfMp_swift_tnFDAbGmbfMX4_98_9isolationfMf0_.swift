nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_.swift:5:99-5:109
