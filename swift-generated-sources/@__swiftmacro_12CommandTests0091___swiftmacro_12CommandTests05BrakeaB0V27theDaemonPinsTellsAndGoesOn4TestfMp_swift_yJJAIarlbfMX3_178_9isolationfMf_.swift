nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05BrakeaB0V27theDaemonPinsTellsAndGoesOn4TestfMp_.swift:4:179-4:189
