nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests013DaemonCommandB0V03theC17OfACopyIsNotAsked4TestfMp_.swift:4:183-4:193
