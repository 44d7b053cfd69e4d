nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V28aDaemonThatStopsRefusesLoans4TestfMp_.swift:4:180-4:190
