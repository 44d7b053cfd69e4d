nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests05BrakeB0V029aStormOfSmallRoundsIsAHandfulE7Numbers4TestfMp_.swift:4:189-4:199
