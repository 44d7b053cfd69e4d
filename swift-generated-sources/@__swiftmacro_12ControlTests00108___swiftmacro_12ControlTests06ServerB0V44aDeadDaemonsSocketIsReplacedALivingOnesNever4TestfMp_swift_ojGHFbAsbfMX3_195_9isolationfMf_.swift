nil                                                                                                                             

// original-source-range: @__swiftmacro_12ControlTests06ServerB0V44aDeadDaemonsSocketIsReplacedALivingOnesNever4TestfMp_.swift:4:196-4:206
